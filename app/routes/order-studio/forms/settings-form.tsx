import { EditForm } from '~/components/form/edit-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { SettingsSection } from '~/components/shell/settings-section'
import { orderFormMessages as say } from '~/messages/order-studio'
import { compared } from './compared'
import type { SettingsProps } from './people-parts'
import { PeopleParts } from './people-parts'
import { PriceParts } from './price-parts'

const { parts, fields } = say

/** Fields for the offer of an order form, its price, and its orders. */
export function SettingsForm({ form, staff, choices }: SettingsProps) {
  return (
    <EditForm row={form} compare={compared(staff, choices)} summary={fields} page>
      <SettingsSection title={parts.product[0]} lead={parts.product[1]}>
        <div className="form">
          <TextField
            name="name"
            label={fields.name}
            hint={say.nameHint}
            autoComplete="off"
            required
          />
          <TextField name="productName" label={fields.productName} autoComplete="off" required />
          <TextareaField
            name="description"
            label={fields.description}
            hint={say.descriptionHint}
            optional
          />
          <TextareaField
            name="includes"
            label={fields.includes}
            hint={say.includesHint}
            rows={4}
            optional
          />
        </div>
      </SettingsSection>
      <PriceParts choices={choices} />
      <PeopleParts {...{ form, staff }} />
      <div className="px-(--edge) pb-8">
        <SubmitButton>{say.save}</SubmitButton>
      </div>
    </EditForm>
  )
}
