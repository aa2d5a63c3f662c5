/** One figure: what was measured, what it must reach, and whether it does. */
export type Row = {
  what: string
  measured: string
  /** Empty when the figure is only told, not demanded. */
  limit: string
  ok: boolean | null
}

/** A number with a unit, short enough for a table. */
export const figure = (value: number, unit = '') =>
  `${value >= 100 ? Math.round(value) : value.toFixed(value >= 10 ? 1 : 2)}${unit && ` ${unit}`}`

/** A figure that must not be above `limit`. */
export const atMost = (what: string, value: number, limit: number, unit = ''): Row => ({
  what,
  measured: figure(value, unit),
  limit: `≤ ${limit}${unit && ` ${unit}`}`,
  ok: value <= limit,
})

/** A figure that must not be below `limit`. */
export const atLeast = (what: string, value: number, limit: number, unit = ''): Row => ({
  what,
  measured: figure(value, unit),
  limit: `≥ ${limit}${unit && ` ${unit}`}`,
  ok: value >= limit,
})

/** A figure that explains others. */
export const told = (what: string, measured: string): Row => ({
  what,
  measured,
  limit: '',
  ok: null,
})

const marks = { true: 'ok', false: 'FAILS', null: '' }

/** The rows as a text table. */
export function table(rows: Row[]): string {
  const cells = rows.map((row) => [row.what, row.measured, row.limit, marks[`${row.ok}`]])
  const all = [['what', 'measured', 'limit', ''], ...cells]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((line) => line[at]?.length ?? 0)))
  return all
    .map((line) => line.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}
