import { takeVersion, versionsData } from '~/routes/forms/field-screens.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { parentProduct } from './product-form.server'

export { Versions as default, versionsMeta as meta } from '~/routes/forms/versions-screen'

export const loader = screen(({ actor, params, url: { searchParams } }) =>
  versionsData(actor, parentProduct(actor, params), searchParams),
)

export const action = act(takeVersion(parentProduct))
