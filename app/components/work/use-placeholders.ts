import { type RefObject, useRef, useState } from 'react'
import { listPlaceholders } from '~/shared/placeholders'

/**
 * Placeholders that canned responses left, as long as they are in the field.
 *
 * @param brought the placeholders that they have brought already
 */
export function usePlaceholders(field: RefObject<HTMLTextAreaElement>, brought: readonly string[]) {
  const known = useRef(new Set(brought))
  const [left, setLeft] = useState(brought)
  const look = () => {
    const now = listPlaceholders(field.current?.value ?? '').filter((placeholder) =>
      known.current.has(placeholder),
    )
    setLeft((before) => (before.join() === now.join() ? before : now))
  }
  /** A canned response was inserted. */
  const bring = (text: string) => {
    for (const placeholder of listPlaceholders(text)) known.current.add(placeholder)
  }
  return { left, look, bring }
}
