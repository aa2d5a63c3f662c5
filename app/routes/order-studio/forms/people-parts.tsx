import { CheckboxGroup } from '~/components/form/choice-fields'
import { type FieldState, textsIn } from '~/components/form/form-state'
import { SelectField } from '~/components/form/select-field'
import { TextareaField, TextField } from '~/components/form/text-field'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { orderFormMessages as say } from '~/messages/order-studio'
import { webhookMessages } from '~/messages/webhooks'
import { optionsWith } from '~/routes/request-types/type-strings'
import { formPath } from '../addresses'
import type { SettingsProps } from './settings-form'

const { parts, fields } = say

/** Who gets the orders of a form, what is said to its buyers, and who else hears of it. */
export function PeopleParts({
  field,
  form,
  staff,
  typed,
}: Pick<SettingsProps, 'form' | 'staff'> & {
  field: (name: string) => FieldState
  typed: Record<string, unknown> | null
}) {
  const followers = typed ? textsIn(typed, 'followers') : form.followers
  const chosen = (name: string) => optionsWith(staff, [field(name).defaultValue ?? ''])
  return (
    <>
      <SettingsSection title={parts.people[0]} lead={parts.people[1]}>
        <div className="form">
          <SelectField
            {...field('assigneeId')}
            label={fields.assigneeId}
            placeholder={say.nobody}
            options={chosen('assigneeId')}
          />
          <CheckboxGroup
            {...field('followers')}
            label={fields.followers}
            optional
            hint={say.followersHint}
            options={optionsWith(staff, followers)}
            values={followers}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={parts.autoResponse[0]} lead={parts.autoResponse[1]}>
        <div className="form">
          <TextareaField {...field('autoResponse')} label={fields.autoResponse} rows={5} optional />
          <SelectField
            {...field('autoResponseSenderId')}
            label={fields.autoResponseSenderId}
            placeholder={say.noSender}
            options={chosen('autoResponseSenderId')}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={parts.webhook[0]} lead={parts.webhook[1]}>
        <div className="form">
          {form.webhookOffAt && <Notice tone="warning">{say.webhookOff}</Notice>}
          <TextField
            {...field('webhook')}
            label={fields.webhook}
            type="url"
            hint={say.webhookHint}
            placeholder="https://"
            autoComplete="off"
            optional
          />
          {form.webhook && (
            <div className="form-actions">
              <ButtonLink to={`${formPath(form.id)}/webhook`}>{webhookMessages.log}</ButtonLink>
            </div>
          )}
        </div>
      </SettingsSection>
    </>
  )
}
