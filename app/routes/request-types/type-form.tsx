import { CheckboxField } from '~/components/form/choice-fields'
import { EditForm } from '~/components/form/edit-form'
import type { Compare } from '~/components/form/form-differences'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { namesOf } from '~/components/work/staff-options'
import { DeliveryFields, PeopleFields, WebhookField } from '~/components/work/studio-fields'
import type { EditedType } from '~/features/request-types/find-type.server'
import { pathTo } from '~/map/path-to'
import { requestTypeMessages as say } from '~/messages/request-types'
import { webhookMessages } from '~/messages/webhooks'
import { unitNames } from '~/messages/work'
import type { DeliveryUnit } from '~/shared/clock'

const { parts, fields } = say

/** Form of a type: its name, whether it is offered, how long it takes and who gets it. */
export function TypeForm({
  type,
  staff,
}: {
  type: EditedType
  staff: readonly { id: string; name: string }[]
}) {
  return (
    <EditForm row={type} compare={compared(staff)} summary={fields} page>
      <SettingsSection title={parts.details[0]} lead={parts.details[1]}>
        <div className="form">
          <TextField name="name" label={fields.name} autoComplete="off" required />
          <CheckboxField name="active" label={fields.active} hint={say.activeHint} />
        </div>
      </SettingsSection>
      <SettingsSection title={parts.delivery[0]} lead={parts.delivery[1]}>
        <DeliveryFields labels={fields} />
      </SettingsSection>
      <SettingsSection title={parts.people[0]} lead={parts.people[1]}>
        <PeopleFields {...{ say, staff }} />
      </SettingsSection>
      <SettingsSection title={parts.webhook[0]} lead={parts.webhook[1]}>
        <div className="form">
          <WebhookField say={say} wasSwitchedOff={type.webhookOffAt !== null} />
          <div className="form-actions">
            <SubmitButton>{say.saveType}</SubmitButton>
            {type.webhookLog && (
              <ButtonLink to={pathTo('/requests/types/:type/webhook', { type: type.id })}>
                {webhookMessages.log}
              </ButtonLink>
            )}
          </div>
        </div>
      </SettingsSection>
    </EditForm>
  )
}

/** How what differs reads where two people saved one type. */
const compared = (staff: readonly { id: string; name: string }[]): Compare => ({
  ...fields,
  active: [fields.active, (value) => (value === 'on' ? say.active : say.inactive)],
  deliveryUnit: [fields.deliveryUnit, (value) => unitNames[value as DeliveryUnit] ?? value],
  assigneeId: [fields.assigneeId, (id) => namesOf(staff, id ? [id] : []) || say.nobody],
  followers: [fields.followers, (id) => namesOf(staff, id ? [id] : [])],
})
