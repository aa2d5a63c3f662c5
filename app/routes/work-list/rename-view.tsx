import { useLoaderData, useLocation } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import { VersionForm } from '~/components/form/version-form'
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
import { memberOf } from '~/routes/http/member-of'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { type Stale, useFormAnswer } from '~/routes/http/use-form-answer'
import type { WorkKind } from '~/work/kinds'
import { listKind } from './list-kind'
import { ViewFields, ViewShell } from './view-parts'

function readOwnView(actor: Member, kind: WorkKind, id: string) {
  const view = requireOwnView(actor, kind, id)
  const { name, shared, path, filters } = view
  const back = path + queryOf({ ...filters, view: id })
  return { kind, name, shared, path, back, staff: isStaff(actor), version: viewVersion(view) }
}

export const loader = screen(({ actor, route, params: { view = '' } }) =>
  readOwnView(memberOf(actor), listKind(route), view),
)

/** Leads to the view under its new name. */
export const action = act(
  {
    schema: renameViewSchema,
    first: ({ actor, route, params: { view = '' } }) =>
      readOwnView(memberOf(actor), listKind(route), view),
  },
  ({ actor, value, found, params: { view: id = '' } }) => {
    renameView(memberOf(actor), { ...value, kind: found.kind, id })
    return redirectWithFlash(found.back, { kind: 'success', text: say.viewSaved })
  },
)

export const meta = () => [{ title: `${say.renameView} · Panelry` }]

type Stored = { name: string; shared: boolean }

/** Another name for a view of one's own, and whether staff share it; both versions when it was changed meanwhile. */
export default function RenameViewScreen() {
  const { kind, name, shared, path, back, staff, version } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const { field, formError, stale, typed } = useFormAnswer<Stored>({ name })
  return (
    <ViewShell {...{ kind, path, back }} title={say.renameView}>
      <div className="max-w-form px-(--edge) pb-8">
        {stale ? (
          <StaleForm stale={stale} values={changed(stale, staff)} reloadTo={pathname} />
        ) : (
          <VersionForm version={version} className="form">
            <FormError>{formError}</FormError>
            <ViewFields
              {...{ staff, back }}
              name={field('name')}
              shared={typed ? typed.shared === 'on' : shared}
            />
          </VersionForm>
        )}
      </div>
    </ViewShell>
  )
}

function changed({ typed, stored }: Stale<Stored>, staff: boolean) {
  const yes = (on: boolean) => (on ? words.yes : words.no)
  return [
    { label: say.viewName, stored: stored.name, yours: textIn(typed, 'name') },
    ...(staff
      ? [{ label: say.shareView, stored: yes(stored.shared), yours: yes(typed.shared === 'on') }]
      : []),
  ]
}
