import { deleteView } from '~/features/saved-views/delete-view.server'
import { queryOf } from '~/map/path-to'
import { listPath } from '~/map/work-path'
import { workListMessages as say } from '~/messages/work-lists'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { listKind } from './list-kind'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

/** Characters that a cookie holds besides the rest of a message. */
const longestUndo = 2_000

/** Takes a view away, with a button that saves it again, and leads to the list that it was of. */
export const action = act(({ actor, route, params: { view = '' } }) => {
  const kind = listKind(route)
  const { name, path, filters, shared } = deleteView(requireMember(actor), kind, view)
  const action = listPath(kind, '/views', {}, { path, ...filters })
  const fields = { key: newId(), name, ...(shared && { shared: 'on' }) }
  return redirectWithFlash(path + queryOf({ tab: filters.tab }), {
    kind: 'success',
    text: say.viewDeleted,
    ...(action.length < longestUndo && { press: { action, label: say.undo, fields } }),
  })
})
