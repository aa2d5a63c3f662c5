import { takeVersion, versionsData } from '~/routes/forms/field-screens.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { parentProduct } from './product-form.server'

export { Versions as default, versionsMeta as meta } from '~/routes/forms/versions-screen'

const here = '/requests/types/:type/builder/:product/versions'

export const loader = screen(here, ({ actor, params, url: { searchParams } }) =>
  versionsData(actor, parentProduct(actor, params), searchParams),
)

export const action = act(here, takeVersion(parentProduct))
