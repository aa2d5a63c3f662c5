import { CheckboxField } from '~/components/form/choice-fields'
import { SelectField } from '~/components/form/select-field'
import { TextareaField, TextField } from '~/components/form/text-field'
import { panelFields, panelAdminMessages as say } from '~/messages/panels-admin'

type PanelValues = {
  name: string
  categoryId: string
  columns: number
  keywords: string
  shortcode: string | null
  css: string | null
  alt: string
  enabled: boolean
}

/** Stored panel, as the fields show it. */
export const panelStrings = (panel: PanelValues): Record<keyof typeof panelFields, string> => ({
  name: panel.name,
  categoryId: panel.categoryId,
  columns: String(panel.columns),
  keywords: panel.keywords,
  shortcode: panel.shortcode ?? '',
  css: panel.css ?? '',
  alt: panel.alt,
  enabled: panel.enabled ? 'on' : '',
})

/** Name, category, columns, search words, texts and state of a panel. */
export function PanelFields({
  categories,
  drawn = false,
}: {
  categories: readonly { id: string; name: string }[]
  /** Its words are text already. */
  drawn?: boolean
}) {
  return (
    <>
      <TextField name="name" label={panelFields.name} autoComplete="off" required />
      <SelectField
        name="categoryId"
        label={panelFields.categoryId}
        placeholder={say.chooseACategory}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <TextField
        name="columns"
        label={panelFields.columns}
        hint="1 to 8"
        inputMode="numeric"
        required
        autoComplete="off"
      />
      <TextField
        name="keywords"
        label={panelFields.keywords}
        hint={say.keywordsHint}
        autoComplete="off"
        optional
      />
      {!drawn && (
        <TextField
          name="alt"
          label={panelFields.alt}
          hint={say.altHint}
          autoComplete="off"
          optional
        />
      )}
      <TextareaField
        name="shortcode"
        label={panelFields.shortcode}
        hint={say.shortcodeHint}
        rows={2}
        spellCheck={false}
        className="font-mono"
        optional
      />
      <TextareaField
        name="css"
        label={panelFields.css}
        hint={say.cssHint}
        rows={4}
        spellCheck={false}
        className="font-mono"
        optional
      />
      <CheckboxField name="enabled" label={panelFields.enabled} hint={say.enabledHint} />
    </>
  )
}
