import { webhookMessages } from '~/messages/webhooks'
import { unitNames } from '~/messages/work'
import { deliveryUnits } from '~/shared/clock'
import { CheckboxGroup } from '../form/choice-fields'
import { useForm } from '../form/form-context'
import { SelectField } from '../form/select-field'
import { TextField } from '../form/text-field'
import { Notice } from '../ui/notice'
import { optionsWith } from './staff-options'

/** Fields that the forms of a request type and of an order form share, each in its own words. */

/** How long the work takes. */
export const DeliveryFields = ({
  labels,
}: {
  labels: Record<'deliveryTime' | 'deliveryUnit', string>
}) => (
  <div className="time-fields">
    <TextField
      name="deliveryTime"
      label={labels.deliveryTime}
      inputMode="numeric"
      autoComplete="off"
      required
    />
    <SelectField
      name="deliveryUnit"
      label={labels.deliveryUnit}
      required
      options={deliveryUnits.map((unit) => ({ value: unit, label: unitNames[unit] }))}
    />
  </div>
)

/** Fields for the assignee and the followers. */
export function PeopleFields({
  say,
  staff,
}: {
  say: { fields: Record<'assigneeId' | 'followers', string>; nobody: string; followersHint: string }
  staff: readonly { id: string; name: string }[]
}) {
  const form = useForm()
  return (
    <div className="form">
      <SelectField
        name="assigneeId"
        label={say.fields.assigneeId}
        placeholder={say.nobody}
        options={optionsWith(staff, form?.list('assigneeId') ?? [])}
      />
      <CheckboxGroup
        name="followers"
        label={say.fields.followers}
        optional
        hint={say.followersHint}
        options={optionsWith(staff, form?.list('followers') ?? [])}
      />
    </div>
  )
}

/** Field for the address that other services hear of it at. */
export const WebhookField = ({
  say,
  wasSwitchedOff,
}: {
  say: { fields: { webhook: string }; webhookHint: string }
  wasSwitchedOff: boolean
}) => (
  <>
    {wasSwitchedOff && <Notice tone="warning">{webhookMessages.switchedOff}</Notice>}
    <TextField
      name="webhook"
      label={say.fields.webhook}
      type="url"
      hint={say.webhookHint}
      placeholder="https://"
      autoComplete="off"
      optional
    />
  </>
)
