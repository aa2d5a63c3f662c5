import { useNavigation } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { heldForm } from '../shell/held'

/**
 * True while a form of the page is being sent: not while a link or a search loads, nor while the form
 * waits to be sent again.
 * @param action only forms sent to this address count
 */
export function useSubmitting(action?: string): boolean {
  const { state, formMethod, formAction } = useNavigation()
  const held = useSyncExternalStore(heldForm.subscribe, heldForm.current, heldForm.onServer)
  const sending = !held && state !== 'idle' && formMethod !== undefined && formMethod !== 'GET'
  return sending && (action === undefined || formAction === action)
}
