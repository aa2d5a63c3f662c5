import { useLocation } from '@remix-run/react'
import { useState } from 'react'

export type Held<Row> = Row & {
  /** It has left the list since; it stays where it was until the list is shown anew. */
  gone?: true
}

/**
 * Keeps the rows of a list where they are while others change them: what changes shows in its place,
 * what comes and goes is counted until somebody asks for it. An address that is opened starts anew.
 */
export function useHeldRows<Row extends { id: string }>(rows: readonly Row[]) {
  const { key } = useLocation()
  const [held, setHeld] = useState({ key, rows })
  if (held.key !== key) setHeld({ key, rows })
  const kept = held.key === key ? held.rows : rows
  const now = new Map(rows.map((row) => [row.id, row]))
  const before = new Set(kept.map(({ id }) => id))
  const shown = kept.map((row): Held<Row> => now.get(row.id) ?? { ...row, gone: true })
  return {
    rows: shown,
    come: rows.filter(({ id }) => !before.has(id)).length,
    left: shown.filter(({ gone }) => gone).length,
    show: () => setHeld({ key, rows }),
  }
}
