import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * For a form that stays on the screen: once it was saved it shows what is stored, and its passwords
 * are empty. Give the result to the form as `ref`.
 *
 * @param intent the form's `intent` field; the other forms of the screen keep what was typed
 */
export function useResetWhenSaved(intent: string) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  const { state, formData } = useNavigation()
  const refused = useActionData() !== undefined
  useEffect(() => {
    if (state === 'submitting') sent.current = formData?.get('intent') === intent
    if (state !== 'idle' || !sent.current) return
    sent.current = false
    if (!refused) form.current?.reset()
  }, [state, formData, intent, refused])
  return form
}
