import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { VersionForm } from '~/components/form/version-form'
import { SettingsSection } from '~/components/shell/settings-section'
import type { EditedOrderForm } from '~/features/order-forms/find-form.server'
import { orderFormMessages as say } from '~/messages/order-studio'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { formStrings } from './form-strings'
import type { SettingsProps } from './people-parts'
import { PeopleParts } from './people-parts'
import { PriceParts } from './price-parts'
import { StaleOrderForm } from './stale-order-form'

const { parts, fields } = say

/** What an order form sells, for how much, and what becomes of its orders. */
export function SettingsForm({ form, staff, choices }: SettingsProps) {
  const answer = useFormAnswer<EditedOrderForm>(formStrings(form))
  const { field, typed, stale } = answer
  if (stale) {
    return (
      <div className="page-body max-w-form">
        <StaleOrderForm {...{ stale, staff, choices }} />
      </div>
    )
  }
  return (
    <VersionForm version={form.version}>
      <div className="grid max-w-form gap-4 px-(--edge) py-4 empty:hidden">
        <FormError>{answer.formError}</FormError>
        <ErrorSummary errors={answer.summary(fields)} />
      </div>
      <SettingsSection title={parts.product[0]} lead={parts.product[1]}>
        <div className="form">
          <TextField
            {...field('name')}
            label={fields.name}
            hint={say.nameHint}
            autoComplete="off"
            required
          />
          <TextField
            {...field('productName')}
            label={fields.productName}
            autoComplete="off"
            required
          />
          <TextareaField
            {...field('description')}
            label={fields.description}
            hint={say.descriptionHint}
            optional
          />
          <TextareaField
            {...field('includes')}
            label={fields.includes}
            hint={say.includesHint}
            rows={4}
            optional
          />
        </div>
      </SettingsSection>
      <PriceParts field={field} choices={choices} />
      <PeopleParts {...{ field, form, staff, typed }} />
      <div className="px-(--edge) pb-8">
        <SubmitButton>{say.save}</SubmitButton>
      </div>
    </VersionForm>
  )
}
