import { restorePage } from '~/features/sections/restore-page.server'
import { bringPageSchema } from '~/features/sections/version-schema.server'
import { versionMessages as say } from '~/messages/versions'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { editorPath } from '../addresses'
import { pageOf, readFields } from '../sections/answer.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, form, idempotencyKey, params }) => {
  const { projectId, pageId } = pageOf(params)
  const { at } = readFields(form, bringPageSchema)
  const { left } = restorePage(actor, { projectId, pageId, at, idempotencyKey })
  return redirectWithFlash(editorPath(projectId, pageId), {
    kind: 'success',
    text: say.pageBroughtBack(left),
  })
})
