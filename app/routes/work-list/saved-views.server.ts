import type { FilterValues } from '~/features/lists/define-filters'
import { deleteView } from '~/features/saved-views/delete-view.server'
import {
  renameView,
  renameViewSchema,
  viewVersion,
} from '~/features/saved-views/rename-view.server'
import { requireList } from '~/features/saved-views/require-list.server'
import { requireOwnView } from '~/features/saved-views/require-view.server'
import { saveView, saveViewSchema } from '~/features/saved-views/save-view.server'
import { queryOf } from '~/map/path-to'
import { listPath } from '~/map/work-path'
import { workListMessages as say } from '~/messages/work-lists'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { memberOf } from '~/routes/http/member-of'
import { act, screen } from '~/routes/http/screen-and-act.server'
import type { WorkKind } from '~/work/kinds'
import type { WorkFilters } from './work-filters'

/** How a kind of work reads the lists that can be saved as a view. */
type SavableLists = {
  filtersIn: (query: URLSearchParams) => WorkFilters
  /** What a saved view keeps of a list at a path. */
  kept: (actor: Member, path: string, query: URLSearchParams, zone: string) => FilterValues
}

/** The address of the list that is saved, the open ones where there is none: the form says it in its own address. */
const pathIn = (kind: WorkKind, query: URLSearchParams) => query.get('path') || listPath(kind)

function readView(actor: Member, kind: WorkKind, lists: SavableLists, query: URLSearchParams) {
  const path = pathIn(kind, query)
  requireList(actor, kind, path)
  return { kind, key: newId(), staff: isStaff(actor), path, filters: lists.filtersIn(query) }
}

/** The filters that are saved: those that the form was sent with; where it has none, those of its address. */
function filtersSent({ filtersIn }: SavableLists, form: FormData, query: URLSearchParams) {
  const named = Object.keys(filtersIn(new URLSearchParams()))
  const sent = [...form].filter(([name]) => named.includes(name))
  if (sent.length === 0) return query
  return new URLSearchParams(sent.map(([name, value]) => [name, String(value)]))
}

export type SaveViewData = ReturnType<typeof readView>

/** The form that keeps a list under a name. */
export const saveViewLoader = (kind: WorkKind, lists: SavableLists) =>
  screen(({ actor, url }) => readView(memberOf(actor), kind, lists, url.searchParams))

export const saveViewAction = (kind: WorkKind, lists: SavableLists) =>
  act(saveViewSchema, ({ actor: who, value, form, url, clock, idempotencyKey }) => {
    const actor = memberOf(who)
    const path = pathIn(kind, url.searchParams)
    const sent = filtersSent(lists, form, url.searchParams)
    const filters = lists.kept(actor, path, sent, clock.zone)
    const id = saveView(actor, { ...value, kind, path, filters, idempotencyKey })
    return redirectWithFlash(path + queryOf({ ...filters, view: id }), {
      kind: 'success',
      text: say.viewSaved,
    })
  })

function readOwnView(actor: Member, kind: WorkKind, id: string) {
  const view = requireOwnView(actor, kind, id)
  const { name, shared, path, filters } = view
  const back = path + queryOf({ ...filters, view: id })
  return { kind, name, shared, path, back, staff: isStaff(actor), version: viewVersion(view) }
}

export type RenameViewData = ReturnType<typeof readOwnView>

export const renameViewLoader = (kind: WorkKind) =>
  screen(({ actor, params: { view = '' } }) => readOwnView(memberOf(actor), kind, view))

/** Leads to the view under its new name. */
export const renameViewAction = (kind: WorkKind) =>
  act(
    {
      schema: renameViewSchema,
      first: ({ actor, params: { view = '' } }) => readOwnView(memberOf(actor), kind, view),
    },
    ({ actor, value, found, params: { view: id = '' } }) => {
      renameView(memberOf(actor), { ...value, kind, id })
      return redirectWithFlash(found.back, { kind: 'success', text: say.viewSaved })
    },
  )

/** What a cookie holds beside the rest of a message. */
const longestUndo = 2_000

/** Takes a view away, with a button that saves it again, and leads to the list that it was of. */
export const deleteViewAction = (kind: WorkKind) =>
  act(({ actor, params: { view = '' } }) => {
    const { name, path, filters, shared } = deleteView(memberOf(actor), kind, view)
    const action = listPath(kind, '/views', {}, { path, ...filters })
    const fields = { key: newId(), name, ...(shared && { shared: 'on' }) }
    return redirectWithFlash(path + queryOf({ tab: filters.tab }), {
      kind: 'success',
      text: say.viewDeleted,
      ...(action.length < longestUndo && { undo: { action, label: say.undo, fields } }),
    })
  })
