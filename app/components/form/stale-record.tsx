import { textIn } from './form-state'
import { StaleForm } from './stale-form'

/** Two people edited one thing: the fields that differ, by their labels, and the choice. */
export function StaleRecord({
  labels,
  stale,
  stored,
  reloadTo,
  shown = (_, value) => value,
}: {
  labels: Record<string, string>
  stale: Parameters<typeof StaleForm>[0]['stale']
  /** As the fields would show it. */
  stored: Record<string, string>
  reloadTo: string
  /** How a value reads. */
  shown?: (name: string, value: string) => string
}) {
  const text = (name: string) => textIn(stale.typed, name)
  const values = Object.entries(labels).map(([name, label]) => ({
    label,
    stored: shown(name, stored[name] ?? ''),
    yours: shown(name, text(name).trim()),
  }))
  return <StaleForm {...{ values, stale, reloadTo }} />
}
