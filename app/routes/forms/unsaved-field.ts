import type { Field } from '~/shared/fields'
import { fieldStrings } from './field-strings'

const lines = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** Text of a field, to compare; a field that is only shown comes back in `was` with its form. */
export const storedWords = (field: Field, place: number): string =>
  JSON.stringify([...Object.values(fieldStrings(field, place)).map(lines), ...field.options])

/** The same of what was typed into its form. */
function typedWords(form: FormData): string {
  const texts = [...names].map((name) => lines(String(form.get(name) ?? '')))
  return JSON.stringify([
    ...texts,
    ...form.getAll('options').map(String).map(lines).filter(Boolean),
  ])
}

const names = [
  'label',
  'description',
  'kind',
  'place',
  'required',
  'atLeastSix',
] satisfies (keyof ReturnType<typeof fieldStrings>)[]

/** Whether something else is in the form of a field than was shown. A form without a field has nothing. */
export const isUnsaved = (form: FormData): boolean =>
  (form.has('was') || form.has('label')) && typedWords(form) !== form.get('was')
