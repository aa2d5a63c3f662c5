import { useLoaderData, useOutlet } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { StaleRecord } from '~/components/form/stale-record'
import { SubmitButton } from '~/components/form/submit-button'
import { VersionForm } from '~/components/form/version-form'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Screen } from '~/components/ui/screen'
import { cannedMessages as say } from '~/messages/canned-responses'
import { controlWords } from '~/messages/controls'
import { HistoryTab, HistoryTabs } from '~/routes/history/history-tab'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { cannedArea, cannedPath, responsePath } from './addresses'
import { CannedFields } from './canned-fields'
import type { EditedCannedData } from './screens.server'

export const editCannedMeta = () => [{ title: `${say.edit} · Panelry` }]

export function EditCanned() {
  const { type, response, variables, history } = useLoaderData<EditedCannedData>()
  const { id, name, text, version } = response
  const form = useFormAnswer<typeof response>({ name, text })
  const path = responsePath(type, id)
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[cannedArea(type), { label: say.title, to: cannedPath(type) }, { label: name }]}
      >
        <PageHead
          title={<span className="wrap-anywhere">{name}</span>}
          actions={
            <ButtonLink to={`${path}/delete`} look="quiet-danger" icon="trash" preventScrollReset>
              {controlWords.delete}
            </ButtonLink>
          }
        />
        <HistoryTabs label={say.cannedResponse} history={history !== null} />
        {history ? (
          <HistoryTab history={history} />
        ) : form.stale ? (
          <div className="page-body max-w-form">
            <StaleRecord
              labels={say.fields}
              stale={form.stale}
              stored={{ name: form.stale.stored.name, text: form.stale.stored.text }}
              reloadTo={path}
            />
          </div>
        ) : (
          <SettingsSection title={say.edit} lead={say.lead[type]}>
            <VersionForm version={version} className="form">
              <FormError>{form.formError}</FormError>
              <CannedFields field={form.field} variables={variables} />
              <div className="form-actions">
                <SubmitButton>{say.saveCannedResponse}</SubmitButton>
                <CancelLink to={cannedPath(type)} />
              </div>
            </VersionForm>
          </SettingsSection>
        )}
      </DashboardShell>
    </Screen>
  )
}
