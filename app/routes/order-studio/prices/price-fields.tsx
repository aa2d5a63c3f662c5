import type { FieldState } from '~/components/form/form-state'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { priceMessages as say } from '~/messages/order-studio'

/** Amount, currency and note of a price. */
export const PriceFields = ({
  field,
  currencies,
}: {
  field: (name: string) => FieldState
  currencies: readonly string[]
}) => (
  <>
    <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-x-3">
      <TextField
        {...field('amount')}
        label={say.fields.amount}
        hint={say.amountHint}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <SelectField
        {...field('currency')}
        label={say.fields.currency}
        required
        options={currencies.map((code) => ({ value: code, label: code.toUpperCase() }))}
      />
    </div>
    <TextField
      {...field('label')}
      label={say.fields.label}
      hint={say.labelHint}
      autoComplete="off"
      optional
    />
  </>
)
