import { useLoaderData, useOutlet } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { FormErrors } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Screen } from '~/components/ui/screen'
import { cannedMessages as say } from '~/messages/canned-responses'
import { controlWords } from '~/messages/controls'
import { HistoryTab, HistoryTabs } from '~/routes/history/history-tab'
import { cannedArea, cannedPath, responsePath } from './addresses'
import { CannedFields } from './canned-fields'
import type { EditedCannedData } from './screens.server'

export const editCannedMeta = () => [{ title: `${say.edit} · Panelry` }]

export function EditCanned() {
  const { type, response, variables, history } = useLoaderData<EditedCannedData>()
  const { id, name } = response
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
        ) : (
          <EditForm row={response} compare={say.fields} page errors="own">
            <SettingsSection title={say.edit} lead={say.lead[type]}>
              <div className="form">
                <FormErrors />
                <CannedFields variables={variables} />
                <div className="form-actions">
                  <SubmitButton>{say.saveCannedResponse}</SubmitButton>
                  <CancelLink to={cannedPath(type)} />
                </div>
              </div>
            </SettingsSection>
          </EditForm>
        )}
      </DashboardShell>
    </Screen>
  )
}
