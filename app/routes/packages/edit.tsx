import { useLoaderData, useOutlet } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { FormErrors } from '~/components/form/error-summary'
import type { Compare } from '~/components/form/form-differences'
import { SubmitButton } from '~/components/form/submit-button'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Screen } from '~/components/ui/screen'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { findPackage, typesToChoose } from '~/features/packages/find-package.server'
import { editPackageSchema } from '~/features/packages/package-schema.server'
import { updatePackage } from '~/features/packages/update-package.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { packageMessages as say } from '~/messages/packages'
import { priorityNames } from '~/messages/work'
import type { Priority } from '~/permissions/vocabulary'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { packagesPath } from './addresses'
import { PackageFields, type TypeToChoose } from './package-fields'

export const loader = screen(({ actor, params: { package: id = '' }, url }) => ({
  own: findPackage(actor, id),
  types: typesToChoose(),
  history: wantsHistory(url.searchParams)
    ? listHistory('request_packages', id, readPageStart(url.searchParams))
    : null,
}))

export const action = act(
  {
    schema: editPackageSchema,
    first: ({ actor, params }) => findPackage(actor, params.package ?? ''),
  },
  ({ actor, value, found: { id } }) => {
    updatePackage(actor, { id, ...value })
    return redirectWithFlash(packagesPath, { kind: 'success', text: say.updated })
  },
)

export const meta = () => [{ title: `${say.editPackage} · Panelry` }]

export default function EditPackage() {
  const { own, types, history } = useLoaderData<typeof loader>()
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[
          { label: columnWords.requests, to: '/requests' },
          { label: say.title, to: packagesPath },
          { label: own.name },
        ]}
      >
        <PageHead
          title={<span className="wrap-anywhere">{own.name}</span>}
          actions={
            <ButtonLink
              to={pathTo('/requests/packages/:package/delete', { package: own.id })}
              look="quiet-danger"
              icon="trash"
              preventScrollReset
            >
              {controlWords.delete}
            </ButtonLink>
          }
        />
        <HistoryTabs label={say.package} history={history !== null} />
        {history ? (
          <HistoryTab history={history} />
        ) : (
          <EditForm row={own} compare={compared(types)} page errors="own">
            <SettingsSection title={say.package} lead={say.lead}>
              <div className="form">
                <FormErrors />
                <PackageFields types={types} />
                <div className="form-actions">
                  <SubmitButton>{say.savePackage}</SubmitButton>
                  <CancelLink to={packagesPath} />
                </div>
              </div>
            </SettingsSection>
          </EditForm>
        )}
      </DashboardShell>
    </Screen>
  )
}

const { fields } = say

const compared = (types: readonly TypeToChoose[]): Compare => ({
  name: fields.name,
  types: [fields.types, (id) => types.find((type) => type.id === id)?.name ?? ''],
  priority: [fields.priority, (word) => priorityNames[word as Priority] ?? word],
})
