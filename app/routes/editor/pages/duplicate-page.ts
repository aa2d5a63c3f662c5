import { duplicatePage } from '~/features/pages/duplicate-page.server'
import { pageDialogs as say } from '~/messages/page-dialogs'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { editorPath } from '../addresses'

export const loader = screen(nothingHere)

/** Makes a copy of the page and opens it. */
export const action = act(({ actor, idempotencyKey, params: { id = '', page = '' } }) => {
  const copy = duplicatePage(actor, { projectId: id, pageId: page, idempotencyKey })
  return redirectWithFlash(editorPath(id, copy), { kind: 'success', text: say.duplicated })
})

export { default } from '~/routes/http/action-error-screen'
