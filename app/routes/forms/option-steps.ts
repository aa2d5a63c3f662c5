import { mostOptions } from '~/shared/fields'

/**
 * Handles the small buttons of the option rows: `up-2`, `down-2`, `remove-2`, and `more`, which only saves,
 * so that an empty row is at the end again.
 *
 * @returns the rows that have words; null when the button is none of these
 */
export function optionsAfter(typed: readonly string[], button: string): string[] | null {
  const [, what, at = ''] = /^(more|up|down|remove)(?:-(\d{1,3}))?$/.exec(button) ?? []
  if (!what) return null
  const from = Number(at)
  const rows = typed.slice(0, mostOptions + 1)
  const one = rows[from]
  if (what !== 'more' && one !== undefined) {
    rows.splice(from, 1)
    if (what !== 'remove') rows.splice(Math.max(0, from + (what === 'up' ? -1 : 1)), 0, one)
  }
  return rows.filter((text) => text.trim() !== '')
}
