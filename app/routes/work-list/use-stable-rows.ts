import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { stableRows } from './stable-rows'

/**
 * Keeps the rows of a list where they are while others change them: what changes shows in its place,
 * what comes and goes is counted until somebody asks for it. An address that is opened starts again.
 *
 * @param leadsOn whether there is a page behind this one
 */
export function useStableRows<Row extends { id: string }>(rows: readonly Row[], leadsOn: boolean) {
  const { key } = useLocation()
  const [held, setHeld] = useState({ key, rows })
  if (held.key !== key) setHeld({ key, rows })
  const kept = held.key === key ? held.rows : rows
  return { ...stableRows(kept, rows, leadsOn), show: () => setHeld({ key, rows }) }
}
