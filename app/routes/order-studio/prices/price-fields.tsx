import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { priceMessages as say } from '~/messages/order-studio'

/** Amount, currency and note of a price. */
export const PriceFields = ({ currencies }: { currencies: readonly string[] }) => (
  <>
    <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-x-3">
      <TextField
        name="amount"
        label={say.fields.amount}
        hint={say.amountHint}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <SelectField
        name="currency"
        label={say.fields.currency}
        required
        options={currencies.map((code) => ({ value: code, label: code.toUpperCase() }))}
      />
    </div>
    <TextField
      name="label"
      label={say.fields.label}
      hint={say.labelHint}
      autoComplete="off"
      optional
    />
  </>
)
