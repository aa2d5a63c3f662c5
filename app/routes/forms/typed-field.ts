import { textField } from '~/routes/http/form.server'

const names = ['label', 'description', 'kind', 'place', 'required', 'atLeastSix', 'version']

/** A field as it was typed, with other options: what its form shows again. */
export function typedField(form: FormData, options: string[]): Record<string, string | string[]> {
  const texts = names.map((name) => [name, textField(form, name)] as const)
  return { ...Object.fromEntries(texts), options }
}
