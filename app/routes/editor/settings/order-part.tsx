import { Accordion } from '~/components/ui/accordion'
import { ButtonLink } from '~/components/ui/button'
import { pathTo } from '~/map/path-to'
import { editorMessages as say } from '~/messages/editor'

/** Leads to what the studio sells; the order is about this website then. */
export const OrderPart = ({ projectId }: { projectId: string }) => (
  <Accordion title={say.orderWebsite} open>
    <p className="mb-3 text-n600">{say.orderWebsiteLead}</p>
    <ButtonLink to={pathTo('/order', { project: projectId })} icon="bag">
      {say.orderWebsite}
    </ButtonLink>
  </Accordion>
)
