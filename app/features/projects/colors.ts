import { Fault } from '~/faults'
import { normaliseColor } from '~/features/form-input/hex-color'

/** @throws Fault `not-a-colour` for that field */
export function checkColor(field: 'primaryColor' | 'secondaryColor', text: string): string {
  const color = normaliseColor(text)
  if (!color) throw new Fault('not-a-colour', 400, { field })
  return color
}
