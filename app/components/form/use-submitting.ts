import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { waitingRequest } from '../shell/waiting-request'

/**
 * True while a form of the page is being sent: not while a link or a search loads, nor while the form waits
 * to be sent again, nor while the page is read again around an answer that is there already.
 *
 * @param action only forms sent to this address count
 */
export function useSubmitting(action?: string): boolean {
  const { state, formMethod, formAction } = useNavigation()
  const held = useSyncExternalStore(
    waitingRequest.subscribe,
    waitingRequest.current,
    waitingRequest.onServer,
  )
  const answered = useAnswered(state)
  const sending = !held && state !== 'idle' && formMethod !== undefined && formMethod !== 'GET'
  return sending && !answered && (action === undefined || formAction === action)
}

/** Whether the form has its answer, which stays on this page: it was refused. */
function useAnswered(state: string): boolean {
  const answer = useActionData()
  const before = useRef(answer)
  useEffect(() => {
    if (state !== 'loading') before.current = answer
  }, [state, answer])
  return state === 'loading' && answer !== undefined && answer !== before.current
}
