import { textIn } from '~/components/form/form-state'
import type { Layer } from '~/panels/layer'
import { limits } from '~/permissions/limits'

const parts = ['role', 'words', 'to', 'x', 'y', 'width', 'height'] as const

/** A row as it is in the form. */
export type TypedRow = Record<(typeof parts)[number], string>

type Typed = Record<string, unknown>

export const emptyRow: TypedRow = {
  ...{ role: 'text', words: '', to: '' },
  ...{ x: '', y: '', width: '', height: '' },
}

/** The rows of the form, top to bottom; empty ones keep their place. */
export function typedRows(typed: Typed): TypedRow[] {
  const numbers = Object.keys(typed).flatMap((name) => /^words(\d{1,2})$/.exec(name)?.[1] ?? [])
  const last = Math.min(limits.rowsOfLayer, Math.max(0, ...numbers.map(Number)))
  return Array.from(
    { length: last },
    (_, at) =>
      Object.fromEntries(
        parts.map((part) => [part, textIn(typed, `${part}${at + 1}`)]),
      ) as TypedRow,
  )
}

export const storedRows = ({ rows }: Layer): TypedRow[] =>
  rows.map((row) => Object.fromEntries(parts.map((part) => [part, String(row[part])])) as TypedRow)

/** Back to the fields of the form. */
export const fieldsOfRows = (rows: readonly TypedRow[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row, at) => parts.map((part) => [`${part}${at + 1}`, row[part]])),
  )

/** Whether a text is what a button of the rows sends. */
export const isRowPress = (text: string): boolean => /^(add|(up|down|remove):\d{1,2})$/.test(text)

/** The rows after a press on one of their buttons; what is typed stays. */
export function afterRowPress(rows: readonly TypedRow[], press: string): TypedRow[] {
  const [what, number] = press.split(':')
  const at = Number(number) - 1
  if (what === 'add') return [...rows, emptyRow].slice(0, limits.rowsOfLayer)
  const row = rows[at]
  if (!row) return [...rows]
  const left = rows.toSpliced(at, 1)
  if (what === 'remove') return left
  return left.toSpliced(Math.max(0, what === 'up' ? at - 1 : at + 1), 0, row)
}
