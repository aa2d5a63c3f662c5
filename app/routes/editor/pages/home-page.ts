import { setHomePage } from '~/features/pages/set-home-page.server'
import { pageDialogs as say } from '~/messages/page-dialogs'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { editorPath } from '../addresses'

export const loader = screen(nothingHere)

export const action = act(({ actor, params: { id = '', page = '' } }) => {
  setHomePage(actor, { projectId: id, pageId: page })
  return redirectWithFlash(editorPath(id, page), { kind: 'success', text: say.homeUpdated })
})

export { default } from '~/routes/http/action-error-screen'
