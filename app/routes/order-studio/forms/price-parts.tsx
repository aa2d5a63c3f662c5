import { SelectField } from '~/components/form/select-field'
import { SettingsSection } from '~/components/shell/settings-section'
import { DeliveryFields } from '~/components/work/studio-fields'
import type { Choices } from '~/features/order-forms/choices.server'
import { orderFormMessages as say } from '~/messages/order-studio'
import { priorityNames } from '~/messages/work'
import { priorities } from '~/permissions/vocabulary'
import { priceOptions, termOptions, typeOptions } from './form-options'

const { parts, fields } = say

/** Fields for the price and the terms of a form, and the start of its orders. */
export function PriceParts({ choices }: { choices: Choices }) {
  return (
    <>
      <SettingsSection title={parts.price[0]} lead={parts.price[1]}>
        <div className="form">
          <SelectField
            name="priceId"
            label={fields.priceId}
            placeholder={say.noPrice}
            options={priceOptions(choices)}
          />
          <SelectField
            name="termId"
            label={fields.termId}
            placeholder={say.noTerms}
            options={termOptions(choices)}
          />
        </div>
      </SettingsSection>
      <SettingsSection title={parts.work[0]} lead={parts.work[1]}>
        <div className="form">
          <SelectField
            name="orderTypeId"
            label={fields.orderTypeId}
            placeholder={say.noType}
            options={typeOptions(choices)}
          />
          <SelectField
            name="priority"
            label={fields.priority}
            required
            options={priorities.map((value) => ({ value, label: priorityNames[value] }))}
          />
          <DeliveryFields labels={fields} />
        </div>
      </SettingsSection>
    </>
  )
}
