import { Form } from '@remix-run/react'
import { CheckboxField, CheckboxGroup } from '~/components/form/choice-fields'
import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { textsIn } from '~/components/form/form-state'
import { HiddenVersion } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import type { EditedType } from '~/features/request-types/find-type.server'
import { pathTo } from '~/map/path-to'
import { requestTypeMessages as say } from '~/messages/request-types'
import { webhookMessages } from '~/messages/webhooks'
import { unitNames } from '~/messages/work'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { deliveryUnits } from '~/work/clock'
import { StaleType } from './stale-type'
import { optionsWith, typeStrings } from './type-strings'

const { parts, fields } = say

/** What a type is called, whether it is offered, how long it takes and who gets it. */
export function TypeForm({
  type,
  staff,
}: {
  type: EditedType
  staff: readonly { id: string; name: string }[]
}) {
  const form = useFormAnswer<EditedType>(typeStrings(type))
  const { field, typed } = form
  if (form.stale) {
    return (
      <div className="page-body max-w-form">
        <StaleType stale={form.stale} staff={staff} />
      </div>
    )
  }
  const chosen = typed ? textsIn(typed, 'followers') : type.followers
  return (
    <Form method="post" noValidate key={type.version}>
      <div className="grid max-w-form gap-4 px-(--edge) py-4 empty:hidden">
        <FormError>{form.formError}</FormError>
        <ErrorSummary errors={form.summary(fields)} />
      </div>
      <HiddenVersion value={type.version} />
      <SettingsSection title={parts.details[0]} lead={parts.details[1]}>
        <div className="form">
          <TextField {...field('name')} label={fields.name} autoComplete="off" required />
          <CheckboxField {...field('active')} label={fields.active} hint={say.activeHint} />
        </div>
      </SettingsSection>
      <SettingsSection title={parts.delivery[0]} lead={parts.delivery[1]}>
        <div className="time-fields">
          <TextField
            {...field('deliveryTime')}
            label={fields.deliveryTime}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <SelectField
            {...field('deliveryUnit')}
            label={fields.deliveryUnit}
            required
            options={deliveryUnits.map((unit) => ({ value: unit, label: unitNames[unit] }))}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={parts.people[0]} lead={parts.people[1]}>
        <div className="form">
          <SelectField
            {...field('assigneeId')}
            label={fields.assigneeId}
            placeholder={say.nobody}
            options={optionsWith(staff, [field('assigneeId').defaultValue ?? ''])}
          />
          <CheckboxGroup
            {...field('followers')}
            label={fields.followers}
            optional
            hint={say.followersHint}
            options={optionsWith(staff, chosen)}
            values={chosen}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={parts.webhook[0]} lead={parts.webhook[1]}>
        <div className="form">
          {type.webhookOffAt && <Notice tone="warning">{say.webhookOff}</Notice>}
          <TextField
            {...field('webhook')}
            label={fields.webhook}
            type="url"
            hint={say.webhookHint}
            placeholder="https://"
            autoComplete="off"
            optional
          />
          <div className="form-actions">
            <SubmitButton>{say.saveType}</SubmitButton>
            {type.webhook && (
              <ButtonLink to={pathTo('/requests/types/:type/webhook', { type: type.id })}>
                {webhookMessages.log}
              </ButtonLink>
            )}
          </div>
        </div>
      </SettingsSection>
    </Form>
  )
}
