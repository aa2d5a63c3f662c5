import { webhookMessages } from '~/messages/webhooks'
import { unitNames } from '~/messages/work'
import { deliveryUnits } from '~/work/clock'
import { CheckboxGroup } from '../form/choice-fields'
import type { FieldState } from '../form/form-state'
import { SelectField } from '../form/select-field'
import { TextField } from '../form/text-field'
import { Notice } from '../ui/notice'
import { optionsWith } from './staff-options'

/** What the forms of a request type and of an order form have in common, each in its own words. */

type Field = (name: string) => FieldState

/** How long the work takes. */
export const DeliveryFields = ({
  field,
  labels,
}: {
  field: Field
  labels: Record<'deliveryTime' | 'deliveryUnit', string>
}) => (
  <div className="time-fields">
    <TextField
      {...field('deliveryTime')}
      label={labels.deliveryTime}
      inputMode="numeric"
      autoComplete="off"
      required
    />
    <SelectField
      {...field('deliveryUnit')}
      label={labels.deliveryUnit}
      required
      options={deliveryUnits.map((unit) => ({ value: unit, label: unitNames[unit] }))}
    />
  </div>
)

/** Who gets it, and who follows it. */
export const PeopleFields = ({
  field,
  say,
  staff,
  followers,
}: {
  field: Field
  say: { fields: Record<'assigneeId' | 'followers', string>; nobody: string; followersHint: string }
  staff: readonly { id: string; name: string }[]
  followers: string[]
}) => (
  <div className="form">
    <SelectField
      {...field('assigneeId')}
      label={say.fields.assigneeId}
      placeholder={say.nobody}
      options={optionsWith(staff, [field('assigneeId').defaultValue ?? ''])}
    />
    <CheckboxGroup
      {...field('followers')}
      label={say.fields.followers}
      optional
      hint={say.followersHint}
      options={optionsWith(staff, followers)}
      values={followers}
    />
  </div>
)

/** Where other services hear of it. */
export const WebhookField = ({
  field,
  say,
  wasSwitchedOff,
}: {
  field: Field
  say: { fields: { webhook: string }; webhookHint: string }
  wasSwitchedOff: boolean
}) => (
  <>
    {wasSwitchedOff && <Notice tone="warning">{webhookMessages.switchedOff}</Notice>}
    <TextField
      {...field('webhook')}
      label={say.fields.webhook}
      type="url"
      hint={say.webhookHint}
      placeholder="https://"
      autoComplete="off"
      optional
    />
  </>
)
