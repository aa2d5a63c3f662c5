import { restoreSection } from '~/features/sections/restore-section.server'
import { bringSectionSchema } from '~/features/sections/version-schema.server'
import { versionMessages as say } from '~/messages/versions'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { changed, pageOf, readFields } from '../sections/answer.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, form, idempotencyKey, params }) => {
  const page = pageOf(params)
  const { at, section } = readFields(form, bringSectionSchema)
  const change = restoreSection(actor, { ...page, at, sectionId: section, idempotencyKey })
  return changed(form, page, change, { text: say.broughtBack })
})
