import { useForm } from '~/components/form/form-context'
import { SelectField } from '~/components/form/select-field'
import { TextareaField } from '~/components/form/text-field'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { optionsWith } from '~/components/work/staff-options'
import { PeopleFields, WebhookField } from '~/components/work/studio-fields'
import type { Choices } from '~/features/order-forms/choices.server'
import type { EditedOrderForm } from '~/features/order-forms/find-form.server'
import { pathTo } from '~/map/path-to'
import { orderFormMessages as say } from '~/messages/order-studio'
import { webhookMessages } from '~/messages/webhooks'

const { parts, fields } = say

export type SettingsProps = {
  form: EditedOrderForm
  staff: readonly { id: string; name: string }[]
  choices: Choices
}

/**
 * Fields for the assignee of a form's orders, the message to its buyers, and everybody else who hears of
 * it.
 */
export function PeopleParts({ form, staff }: Pick<SettingsProps, 'form' | 'staff'>) {
  const sender = useForm()?.list('autoResponseSenderId') ?? []
  return (
    <>
      <SettingsSection title={parts.people[0]} lead={parts.people[1]}>
        <PeopleFields {...{ say, staff }} />
      </SettingsSection>
      <SettingsSection title={parts.autoResponse[0]} lead={parts.autoResponse[1]}>
        <div className="form">
          <TextareaField name="autoResponse" label={fields.autoResponse} rows={5} optional />
          <SelectField
            name="autoResponseSenderId"
            label={fields.autoResponseSenderId}
            placeholder={say.noSender}
            options={optionsWith(staff, sender)}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={parts.webhook[0]} lead={parts.webhook[1]}>
        <div className="form">
          <WebhookField say={say} wasSwitchedOff={form.webhookOffAt !== null} />
          {form.webhookLog && (
            <div className="form-actions">
              <ButtonLink to={pathTo('/orders/forms/create-form/:form/webhook', { form: form.id })}>
                {webhookMessages.log}
              </ButtonLink>
            </div>
          )}
        </div>
      </SettingsSection>
    </>
  )
}
