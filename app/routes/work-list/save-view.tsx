import { useLoaderData } from '@remix-run/react'
import { CreateForm } from '~/components/form/create-form'
import { textsIn } from '~/components/form/form-state'
import { HiddenValues } from '~/components/form/hidden-values'
import { useFormAnswer } from '~/components/form/use-form-answer'
import type { FilterValues } from '~/features/lists/define-filters'
import { requireList } from '~/features/saved-views/require-list.server'
import { saveView, saveViewSchema } from '~/features/saved-views/save-view.server'
import { queryOf } from '~/map/path-to'
import { listPath } from '~/map/work-path'
import { workListMessages as say } from '~/messages/work-lists'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import type { WorkKind } from '~/shared/kinds'
import { savableLists as savableOrders } from '../orders/filters'
import { savableLists as savableRequests } from '../requests/filters'
import { listKind } from './list-kind'
import { ViewFields, ViewShell } from './view-parts'
import type { WorkFilters } from './work-filters'

/** How a kind of work reads the lists that can be saved as a view. */
type SavableLists = {
  filtersIn: (query: URLSearchParams) => WorkFilters
  /** Values that a saved view keeps of a list at a path. */
  kept: (actor: Member, path: string, query: URLSearchParams, zone: string) => FilterValues
}

/** The address of the list that is saved, the open ones where there is none: the form says it in its own address. */
const pathIn = (kind: WorkKind, query: URLSearchParams) => query.get('path') || listPath(kind)

const savable: Record<WorkKind, SavableLists> = { request: savableRequests, order: savableOrders }

function readView(actor: Member, kind: WorkKind, query: URLSearchParams) {
  const path = pathIn(kind, query)
  requireList(actor, kind, path)
  return {
    kind,
    key: newId(),
    staff: isStaff(actor),
    path,
    filters: savable[kind].filtersIn(query),
  }
}

/** The filters that are saved: those that the form was sent with; where it has none, those of its address. */
function filtersSent({ filtersIn }: SavableLists, form: FormData, query: URLSearchParams) {
  const named = Object.keys(filtersIn(new URLSearchParams()))
  const sent = [...form].filter(([name]) => named.includes(name))
  if (sent.length === 0) return query
  return new URLSearchParams(sent.map(([name, value]) => [name, String(value)]))
}

export const loader = screen(({ actor, route, url }) =>
  readView(requireMember(actor), listKind(route), url.searchParams),
)

export const action = act(
  saveViewSchema,
  ({ actor: who, value, form, route, url, clock, idempotencyKey }) => {
    const kind = listKind(route)
    const lists = savable[kind]
    const actor = requireMember(who)
    const path = pathIn(kind, url.searchParams)
    const sent = filtersSent(lists, form, url.searchParams)
    const filters = lists.kept(actor, path, sent, clock.zone)
    const id = saveView(actor, { ...value, kind, path, filters, idempotencyKey })
    return redirectWithFlash(path + queryOf({ ...filters, view: id }), {
      kind: 'success',
      text: say.viewSaved,
    })
  },
)

export const meta = () => [{ title: `${say.saveView} · Panelry` }]

/** Screen for a refused name, and a way to save a view by its address. */
export default function SaveViewScreen() {
  const { kind, key, staff, path, filters } = useLoaderData<typeof loader>()
  const { typed } = useFormAnswer()
  // A refused form keeps what it was sent with.
  const sent = Object.fromEntries(
    Object.keys(filters).map((name) => [name, textsIn(typed, name).join(',')]),
  )
  const shown = Object.values(sent).some(Boolean) ? sent : filters
  const back = path + queryOf({ ...shown, view: '' })
  return (
    <ViewShell {...{ kind, path, back }} title={say.saveView}>
      <CreateForm formKey={key} className="form max-w-form px-(--edge) pb-8">
        <HiddenValues values={sent} />
        <ViewFields {...{ staff, back }} />
      </CreateForm>
    </ViewShell>
  )
}
