import {
  renameView,
  renameViewSchema,
  viewVersion,
} from '~/features/saved-views/rename-view.server'
import { requireOwnView } from '~/features/saved-views/require-view.server'
import { queryOf } from '~/map/path-to'
import { listAddress } from '~/map/work-path'
import { workListMessages as say } from '~/messages/work-lists'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { memberOf } from '~/routes/http/member-of'
import { act, screen } from '~/routes/http/screen-and-act.server'
import type { WorkKind } from '~/work/kinds'

function readView(actor: Member, kind: WorkKind, id: string) {
  const view = requireOwnView(actor, kind, id)
  const { name, shared, path, filters } = view
  const back = path + queryOf({ ...filters, view: id })
  return { kind, name, shared, path, back, staff: isStaff(actor), version: viewVersion(view) }
}

export type RenameViewData = ReturnType<typeof readView>

export const renameViewLoader = (kind: WorkKind) =>
  screen(listAddress(kind, '/views/:view/rename'), ({ actor, params: { view = '' } }) =>
    readView(memberOf(actor), kind, view),
  )

/** Leads to the view under its new name. */
export const renameViewAction = (kind: WorkKind) =>
  act(
    listAddress(kind, '/views/:view/rename'),
    {
      schema: renameViewSchema,
      first: ({ actor, params: { view = '' } }) => readView(memberOf(actor), kind, view),
    },
    ({ actor, value, found, params: { view: id = '' } }) => {
      renameView(memberOf(actor), { ...value, kind, id })
      return redirectWithFlash(found.back, { kind: 'success', text: say.viewSaved })
    },
  )
