import { discardUndo } from '~/features/sections/discard-undo.server'
import { editorMessages } from '~/messages/editor'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { editorView } from '../addresses'
import { changeOf, pageOf } from './answer.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

/** Leaves the change that cannot be taken back, `?change`, as it is; `?direction=redo` when redo is stuck. */
export const action = act(({ actor, params, url }) => {
  const at = pageOf(params)
  const direction = url.searchParams.get('direction') === 'redo' ? 'redo' : 'undo'
  discardUndo(actor, { ...at, direction, ...changeOf(url.searchParams.get('change')) })
  return redirectWithFlash(editorView(at.projectId, { p: at.pageId }), {
    kind: 'success',
    text: editorMessages.skipped,
  })
})
