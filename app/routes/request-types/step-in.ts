import { Fault } from '~/faults'
import type { Step } from '~/features/forms/move-field.server'

/** Where something goes, as its button or select says it. @throws Fault `form-unreadable` (400) */
export function stepIn(text: string): Step {
  if (text === 'up' || text === 'down') return text
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new Fault('form-unreadable', 400)
}
