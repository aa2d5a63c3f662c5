import type { Field } from '~/work/fields'
import { fieldStrings } from './field-strings'

const lines = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** Whether something else stands in the form of a field than is stored. */
export function isUnsaved(typed: FormData, field: Field, place: number): boolean {
  const stored = Object.entries(fieldStrings(field, place))
  if (stored.some(([name, value]) => lines(String(typed.get(name) ?? '')) !== lines(value)))
    return true
  const options = typed.getAll('options').map(String).map(lines).filter(Boolean)
  return options.join('\n') !== field.options.join('\n')
}
