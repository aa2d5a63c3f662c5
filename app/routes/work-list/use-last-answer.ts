import { useActionData, useLocation } from '@remix-run/react'
import { useState } from 'react'
import type { BulkAnswer } from './chosen'

/**
 * Last answer to the bar of the list, until somebody goes on. The router forgets an answer when the page is
 * read again for somebody else's change: a question that waits for its yes would be gone.
 */
export function useLastAnswer(): BulkAnswer | undefined {
  const answer = useActionData() as BulkAnswer | undefined
  const { key } = useLocation()
  const [held, setHeld] = useState({ key, answer })
  if (held.key === key && (held.answer === answer || answer === undefined)) return held.answer
  setHeld({ key, answer })
  return answer
}
