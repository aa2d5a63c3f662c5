import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * For a form that stays on the screen: once it was saved it shows what is stored, and its passwords
 * are empty. Give the result to the form as `formRef`.
 *
 * @param name of the form; the other forms of the screen keep what was typed
 */
export function useResetWhenSaved(name: string) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  const { state, formData } = useNavigation()
  const refused = useActionData() !== undefined
  useEffect(() => {
    if (state === 'submitting') sent.current = formData?.get('part') === name
    if (state !== 'idle' || !sent.current) return
    sent.current = false
    if (!refused) form.current?.reset()
  }, [state, formData, name, refused])
  return form
}
