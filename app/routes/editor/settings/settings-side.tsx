import { useSearchParams } from '@remix-run/react'
import { Accordion } from '~/components/ui/accordion'
import { ButtonLink } from '~/components/ui/button'
import type { CollaboratorsPanel } from '~/features/collaborators/list-collaborators.server'
import { pathTo } from '~/map/path-to'
import { editorMessages as say } from '~/messages/editor'
import { factsLinks as factsSay } from '~/messages/editor-links'
import { factsPath } from '../addresses'
import { CollaboratorsPart } from '../collaborators/collaborators-part'
import { BrandPart, type ProjectFacts } from './brand-part'
import { type PageFacts, PagePart } from './page-part'

/** Leads to what the studio sells; the order is about this website then. */
const OrderPart = ({ projectId }: { projectId: string }) => (
  <Accordion title={say.orderWebsite} open>
    <p className="mb-3 text-n600">{say.orderWebsiteLead}</p>
    <ButtonLink to={pathTo('/order', { project: projectId })} icon="bag">
      {say.orderWebsite}
    </ButtonLink>
  </Accordion>
)

/** Leads to what the panels say of the business. */
function FactsPart({ projectId, pageId }: { projectId: string; pageId: string | null }) {
  const [query] = useSearchParams()
  return (
    <Accordion title={factsSay.title} open>
      <p className="mb-3 text-n600">{factsSay.part}</p>
      <ButtonLink
        to={factsPath(projectId, { p: pageId, s: query.get('s') })}
        icon="pencil"
        preventScrollReset
      >
        {factsSay.edit}
      </ButtonLink>
    </Accordion>
  )
}

/** The right menu: what the selected page is, and how the project looks. */
export function SettingsSide({
  project,
  page,
  parents,
  account,
  brands,
  collaborators,
  orders,
}: {
  project: ProjectFacts
  page: PageFacts | null
  parents: readonly { value: string; label: string }[]
  account: boolean
  /** The companies whose brand it can have; at most two of them. */
  brands: readonly { id: string; name: string }[]
  /** Null where nobody has any: a guest's project, a template. */
  collaborators: CollaboratorsPanel
  /** Whether the studio can be asked to build it. */
  orders: boolean
}) {
  return (
    <>
      {page && (
        <PagePart
          key={page.id + page.version}
          {...{ page, parents, account }}
          projectId={project.id}
        />
      )}
      <BrandPart
        key={project.version}
        {...{ project, account, brands }}
        pageId={page?.id ?? null}
      />
      <FactsPart projectId={project.id} pageId={page?.id ?? null} />
      {collaborators && (
        <CollaboratorsPart {...collaborators} projectId={project.id} pageId={page?.id ?? null} />
      )}
      {orders && <OrderPart projectId={project.id} />}
    </>
  )
}
