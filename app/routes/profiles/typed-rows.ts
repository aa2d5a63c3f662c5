import { listIn } from '~/components/form/form-state'
import type { PartAnswer } from './use-part'

/** The rows of a list as they are shown: what was typed, else what is stored; the last one is empty. */
export function typedRows(answer: PartAnswer | undefined, stored: readonly string[]): string[] {
  const typed = answer?.result?.initialValue
  const rows = typed ? listIn(typed, 'entries') : [...stored]
  return rows.at(-1) === '' ? rows : [...rows, '']
}
