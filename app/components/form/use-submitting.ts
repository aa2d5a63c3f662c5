import { useNavigation } from '@remix-run/react'

/**
 * True while a form of the page is being sent (not while a link or a search loads).
 * @param action only forms sent to this address count
 */
export function useSubmitting(action?: string): boolean {
  const { state, formMethod, formAction } = useNavigation()
  const sending = state !== 'idle' && formMethod !== undefined && formMethod !== 'GET'
  return sending && (action === undefined || formAction === action)
}
