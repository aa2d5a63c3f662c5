import { useLoaderData, useLocation } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import { VersionForm } from '~/components/form/version-form'
import { historyMessages as words } from '~/messages/history'
import { workListMessages as say } from '~/messages/work-lists'
import { type Stale, useFormAnswer } from '~/routes/http/use-form-answer'
import type { RenameViewData } from './saved-views.server'
import { ViewFields, ViewShell } from './view-parts'

export const renameViewMeta = () => [{ title: `${say.renameView} · Panelry` }]

type Stored = { name: string; shared: boolean }

/** Another name for a view of one's own, and whether staff share it; both versions when it was changed meanwhile. */
export function RenameViewScreen() {
  const { kind, name, shared, path, back, staff, version } = useLoaderData<RenameViewData>()
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
