/** Where `left-words` keeps what was typed: in the browser's storage of the tab. */

import type { Name, Value } from './left-fields'

/** What was typed into one form. */
export type Left = Name & {
  who: string
  /** What it was filled from. */
  version: string | undefined
  /** The key with which it was sent, where it was left before the answer came; empty without one. */
  sent?: string | undefined
  values: Value[]
}

const storage = 'panelry-left-words'
/** Characters: the oldest words go first. */
const most = 400_000

/** Those of this tab, the newest last. */
export let kept: readonly Left[] = stored()

function stored(): Left[] {
  try {
    return JSON.parse(sessionStorage.getItem(storage) ?? '[]')
  } catch {
    return []
  }
}

export function write(next: readonly Left[]): void {
  kept = next
  try {
    while (JSON.stringify(kept).length > most) kept = kept.slice(1)
    if (kept.length > 0) sessionStorage.setItem(storage, JSON.stringify(kept))
    else sessionStorage.removeItem(storage)
  } catch {
    // Without a storage the words last as long as the page.
  }
}
