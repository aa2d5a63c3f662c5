export type StableRow<Row> = Row & {
  /** It has left the list since; it stays where it was until the list is shown again. */
  gone?: true
}

/**
 * The rows that were shown first, as they are now, with how many have come and left since. What others
 * have pushed over the end of a page that `leadsOn` has not left the list: it stays as it was.
 */
export function stableRows<Row extends { id: string }>(
  kept: readonly Row[],
  rows: readonly Row[],
  leadsOn: boolean,
) {
  const now = new Map(rows.map((row) => [row.id, row]))
  const before = new Set(kept.map(({ id }) => id))
  const last = rows.at(-1)
  // If the page ends with rows that were there, the rows behind may be on the next one.
  const endsAlike = leadsOn && last !== undefined && before.has(last.id)
  const end = endsAlike ? kept.findLastIndex(({ id }) => now.has(id)) : kept.length
  const shown = kept.map(
    (row, at): StableRow<Row> => now.get(row.id) ?? (at > end ? row : { ...row, gone: true }),
  )
  return {
    rows: shown,
    come: rows.filter(({ id }) => !before.has(id)).length,
    left: shown.filter(({ gone }) => gone).length,
  }
}
