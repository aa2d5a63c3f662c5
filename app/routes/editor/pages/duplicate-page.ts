import { duplicatePage } from '~/features/pages/duplicate-page.server'
import { pageMessages as say } from '~/messages/pages'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { editorPath } from '../addresses'

const here = '/projects/:id/pages/:page/duplicate'

export const loader = screen(here, nothingHere)

/** Makes a copy of the page and opens it. */
export const action = act(here, ({ actor, idempotencyKey, params: { id = '', page = '' } }) => {
  const copy = duplicatePage(actor, { projectId: id, pageId: page, idempotencyKey })
  return redirectWithFlash(editorPath(id, copy), { kind: 'success', text: say.duplicated })
})

export { default } from '~/routes/http/action-error-screen'
