import { useLocation } from '@remix-run/react'
import { useState } from 'react'

/** Whether somebody types in the form of this key, or has gone into it to type. */
function isInUse(key: string): boolean {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-fresh]')) {
    if (form.querySelector<HTMLInputElement>('[name="key"]')?.value !== key) continue
    if (form.dataset.filled || form.contains(document.activeElement)) return true
  }
  return false
}

/**
 * What a `data-fresh` form is made of, with its key. It stays as it is while somebody is in the form
 * and the page is read anew, also when the reading had begun before the first letter. A page that is
 * opened, or that a form leads back to, has the form as it was read.
 */
export function useHeldForm<Made extends { key: string }>(read: Made): Made {
  const at = useLocation().key
  const [held, setHeld] = useState({ at, made: read })
  const same = held.at === at
  if (same && held.made.key === read.key) return read
  if (same && isInUse(held.made.key)) return held.made
  setHeld({ at, made: read })
  return read
}
