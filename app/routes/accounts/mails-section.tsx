import { ActionForm } from '~/components/form/action-form'
import { CheckboxGroup } from '~/components/form/choice-fields'
import { SubmitButton } from '~/components/form/submit-button'
import { SettingsSection } from '~/components/shell/settings-section'
import { accountMessages as say } from '~/messages/accounts'
import { notificationLabels } from '~/messages/notifications'
import type { NotificationType } from '~/permissions/vocabulary'

type MailChoice = { type: NotificationType; wanted: boolean }

/** Which notifications also come by email. */
export function MailsSection({ choices }: { choices: readonly MailChoice[] }) {
  const wanted = choices.filter((choice) => choice.wanted).map(({ type }) => type)
  return (
    <SettingsSection title={say.emails} lead={say.mailsLead}>
      <ActionForm name="mails" className="form" preventScrollReset key={wanted.join()}>
        <CheckboxGroup
          name="mails"
          label={say.byEmail}
          values={wanted}
          options={choices.map(({ type }) => ({ value: type, label: notificationLabels[type] }))}
        />
        <div className="form-actions">
          <SubmitButton look="secondary">{say.saveEmails}</SubmitButton>
        </div>
      </ActionForm>
    </SettingsSection>
  )
}
