import { TextareaField, TextField } from '~/components/form/text-field'
import { controlWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'

export const categoryLabels = {
  name: controlWords.name,
  description: say.description,
  tags: say.tags,
} as const

/** Stored category, as the fields show it. */
export const categoryStrings = (row: {
  name: string
  description: string | null
  tags: string
}): Record<keyof typeof categoryLabels, string> => ({
  name: row.name,
  description: row.description ?? '',
  tags: row.tags,
})

/** Name, description and tags of a category. */
export function CategoryFields() {
  return (
    <>
      <TextField name="name" label={categoryLabels.name} autoComplete="off" required />
      <TextareaField name="description" label={categoryLabels.description} optional />
      <TextField
        name="tags"
        label={categoryLabels.tags}
        hint={say.tagsHint}
        autoComplete="off"
        optional
      />
    </>
  )
}
