import { TextareaField, TextField } from '~/components/form/text-field'
import { productMessages as say } from '~/messages/request-types'

export const productLabels = { name: say.name, description: say.description } as const

/** Name and description of a product. */
export function ProductFields() {
  return (
    <>
      <TextField name="name" label={productLabels.name} autoComplete="off" required />
      <TextareaField
        name="description"
        label={productLabels.description}
        hint={say.descriptionHint}
        optional
      />
    </>
  )
}
