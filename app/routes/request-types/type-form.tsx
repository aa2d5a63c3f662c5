import { CheckboxField } from '~/components/form/choice-fields'
import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { textsIn } from '~/components/form/form-state'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { VersionForm } from '~/components/form/version-form'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { DeliveryFields, PeopleFields, WebhookField } from '~/components/work/studio-fields'
import type { EditedType } from '~/features/request-types/find-type.server'
import { pathTo } from '~/map/path-to'
import { requestTypeMessages as say } from '~/messages/request-types'
import { webhookMessages } from '~/messages/webhooks'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { StaleType } from './stale-type'
import { typeStrings } from './type-strings'

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
    <VersionForm version={type.version}>
      <div className="grid max-w-form gap-4 px-(--edge) py-4 empty:hidden">
        <FormError>{form.formError}</FormError>
        <ErrorSummary errors={form.summary(fields)} />
      </div>
      <SettingsSection title={parts.details[0]} lead={parts.details[1]}>
        <div className="form">
          <TextField {...field('name')} label={fields.name} autoComplete="off" required />
          <CheckboxField {...field('active')} label={fields.active} hint={say.activeHint} />
        </div>
      </SettingsSection>
      <SettingsSection title={parts.delivery[0]} lead={parts.delivery[1]}>
        <DeliveryFields field={field} labels={fields} />
      </SettingsSection>
      <SettingsSection title={parts.people[0]} lead={parts.people[1]}>
        <PeopleFields {...{ field, say, staff }} followers={chosen} />
      </SettingsSection>
      <SettingsSection title={parts.webhook[0]} lead={parts.webhook[1]}>
        <div className="form">
          <WebhookField {...{ field, say }} wasSwitchedOff={type.webhookOffAt !== null} />
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
    </VersionForm>
  )
}
