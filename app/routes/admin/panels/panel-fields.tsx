import { CheckboxField } from '~/components/form/choice-fields'
import type { FieldState } from '~/components/form/form-state'
import { SelectField } from '~/components/form/select-field'
import { TextareaField, TextField } from '~/components/form/text-field'
import { controlWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'

/** The fields of a panel, in the order of the form. */
export const panelLabels = {
  name: controlWords.name,
  categoryId: 'Category',
  columns: 'Columns',
  keywords: 'Keywords',
  shortcode: 'Shortcode',
  css: 'CSS',
  enabled: 'Enabled',
} as const

type PanelValues = {
  name: string
  categoryId: string
  columns: number
  keywords: string
  shortcode: string | null
  css: string | null
  enabled: boolean
}

/** What is stored, as the fields show it. */
export const panelStrings = (panel: PanelValues): Record<keyof typeof panelLabels, string> => ({
  name: panel.name,
  categoryId: panel.categoryId,
  columns: String(panel.columns),
  keywords: panel.keywords,
  shortcode: panel.shortcode ?? '',
  css: panel.css ?? '',
  enabled: panel.enabled ? 'on' : '',
})

/** Name, category, columns, search words, texts and state of a panel. */
export function PanelFields({
  field,
  categories,
}: {
  field: (name: string) => FieldState
  categories: readonly { id: string; name: string }[]
}) {
  return (
    <>
      <TextField {...field('name')} label={panelLabels.name} autoComplete="off" required />
      <SelectField
        {...field('categoryId')}
        label={panelLabels.categoryId}
        placeholder={say.chooseACategory}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <TextField
        {...field('columns')}
        label={panelLabels.columns}
        hint="1 to 8"
        inputMode="numeric"
        required
        autoComplete="off"
      />
      <TextField
        {...field('keywords')}
        label={panelLabels.keywords}
        hint={say.keywordsHint}
        autoComplete="off"
        optional
      />
      <TextareaField
        {...field('shortcode')}
        label={panelLabels.shortcode}
        hint={say.shortcodeHint}
        rows={2}
        spellCheck={false}
        className="font-mono"
        optional
      />
      <TextareaField
        {...field('css')}
        label={panelLabels.css}
        hint={say.cssHint}
        rows={4}
        spellCheck={false}
        className="font-mono"
        optional
      />
      <CheckboxField {...field('enabled')} label={panelLabels.enabled} hint={say.enabledHint} />
    </>
  )
}
