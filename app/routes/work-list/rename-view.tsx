import { useLoaderData } from '@remix-run/react'
import { EditForm } from '~/components/form/edit-form'
import type { Compare } from '~/components/form/form-differences'

import {
  renameView,
  renameViewSchema,
  viewVersion,
} from '~/features/saved-views/rename-view.server'
import { requireOwnView } from '~/features/saved-views/require-view.server'
import { queryOf } from '~/map/path-to'
import { historyMessages as words } from '~/messages/history'
import { workListMessages as say } from '~/messages/work-lists'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import type { WorkKind } from '~/shared/kinds'
import { listKind } from './list-kind'
import { ViewFields, ViewShell } from './view-parts'

function readOwnView(actor: Member, kind: WorkKind, id: string) {
  const view = requireOwnView(actor, kind, id)
  const { name, shared, path, filters } = view
  const back = path + queryOf({ ...filters, view: id })
  return { kind, name, shared, path, back, staff: isStaff(actor), version: viewVersion(view) }
}

export const loader = screen(({ actor, route, params: { view = '' } }) =>
  readOwnView(requireMember(actor), listKind(route), view),
)

/** Leads to the view under its new name. */
export const action = act(
  {
    schema: renameViewSchema,
    first: ({ actor, route, params: { view = '' } }) =>
      readOwnView(requireMember(actor), listKind(route), view),
  },
  ({ actor, value, found, params: { view: id = '' } }) => {
    renameView(requireMember(actor), { ...value, kind: found.kind, id })
    return redirectWithFlash(found.back, { kind: 'success', text: say.viewSaved })
  },
)

export const meta = () => [{ title: `${say.renameView} · Panelry` }]

/** Another name for a view of one's own, and whether staff share it; both versions when it was changed meanwhile. */
export default function RenameViewScreen() {
  const { kind, name, shared, path, back, staff, version } = useLoaderData<typeof loader>()
  return (
    <ViewShell {...{ kind, path, back }} title={say.renameView}>
      <div className="max-w-form px-(--edge) pb-8">
        <EditForm row={{ version, name, shared }} compare={compared(staff)}>
          <ViewFields {...{ staff, back }} />
        </EditForm>
      </div>
    </ViewShell>
  )
}

const compared = (staff: boolean): Compare => ({
  name: say.viewName,
  ...(staff && { shared: [say.shareView, (on: string) => (on ? words.yes : words.no)] }),
})
