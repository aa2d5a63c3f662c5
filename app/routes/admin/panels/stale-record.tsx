import { textIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'

/** Two people edited one thing of the library: what differs, and the choice. */
export function StaleRecord({
  labels,
  typed,
  stored,
  version,
  reloadTo,
  shown = (_, value) => value,
}: {
  labels: Record<string, string>
  typed: Record<string, unknown>
  /** As the fields would show it. */
  stored: Record<string, string>
  version: number
  reloadTo: string
  /** How a value reads. */
  shown?: (name: string, value: string) => string
}) {
  const text = (name: string) => textIn(typed, name)
  const hidden: Record<string, string> = { version: String(version) }
  for (const name of Object.keys(labels)) {
    if (text(name)) hidden[name] = text(name)
  }
  const values = Object.entries(labels)
    .filter(([name]) => text(name).trim() !== (stored[name] ?? ''))
    .map(([name, label]) => ({
      label,
      theirs: shown(name, stored[name] ?? ''),
      yours: shown(name, text(name)),
    }))
  return <StaleForm {...{ values, hidden, reloadTo }} />
}
