/** Stores unsaved input in the browser's storage of the tab. */

import type { FieldValue, FormIdentity } from './unsaved-fields'

/** Input of one form. */
export type UnsavedInput = FormIdentity & {
  who: string
  /** Version it was filled from. */
  version: string | undefined
  /** The key with which it was sent, where it was left before the answer came; empty without one. */
  sent?: string | undefined
  values: FieldValue[]
}

const storage = 'panelry-unsaved-input'
/** Characters: the oldest words go first. */
const most = 400_000

/** Those of this tab, the newest last. */
export let savedInputs: readonly UnsavedInput[] = stored()

function stored(): UnsavedInput[] {
  try {
    return JSON.parse(sessionStorage.getItem(storage) ?? '[]')
  } catch {
    return []
  }
}

export function saveInputs(next: readonly UnsavedInput[]): void {
  savedInputs = next
  try {
    while (JSON.stringify(savedInputs).length > most) savedInputs = savedInputs.slice(1)
    if (savedInputs.length > 0) sessionStorage.setItem(storage, JSON.stringify(savedInputs))
    else sessionStorage.removeItem(storage)
  } catch {
    // Without a storage the words last as long as the page.
  }
}
