import { type RefObject, useState } from 'react'
import { blanksIn } from '~/work/blanks'

/**
 * What is still to be filled in before something is sent.
 *
 * @param words what is written already; null where nothing has to be filled in
 */
export function useBlanks(field: RefObject<HTMLTextAreaElement>, words: string | null) {
  const [left, setLeft] = useState(() => blanksIn(words ?? ''))
  const look = () => {
    if (words === null) return
    const now = blanksIn(field.current?.value ?? '')
    setLeft((before) => (before.join() === now.join() ? before : now))
  }
  return { left, look }
}
