import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { Answer } from '~/components/form/use-form-answer'

/** Gives the focus back after a save has drawn the field again; a new field begins at its label. */
export function useRestoredFocus() {
  const { state } = useNavigation()
  const answer = useActionData() as Answer<unknown> | undefined
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const sent = ({ target, submitter }: SubmitEvent) => {
      if (target instanceof HTMLFormElement) wanted.current = focusAfter(target, submitter)
    }
    window.addEventListener('submit', sent, true)
    return () => window.removeEventListener('submit', sent, true)
  }, [])
  useEffect(() => {
    if (state !== 'idle' || !wanted.current) return
    const element = document.querySelector<HTMLInputElement>(wanted.current)
    wanted.current = null
    if (answer?.result?.error) return
    element?.focus()
    if (element?.name === 'label') element.select()
  }, [state, answer])
}

const nextOption = '.option-rows li:last-child input'

/** Element that gets the focus after a form of the builder was carried out; null leaves it. */
function focusAfter(form: HTMLFormElement, button: HTMLElement | null): string | null {
  if (button?.matches('[name="intent"][value="add"]')) return '.field-form [name="label"]'
  const here = document.activeElement
  if (!form.matches('.field-form') || !here || !form.contains(here)) return null
  if (here.matches(`${nextOption}, [name="intent"][value="more"]`)) return nextOption
  const label = here.getAttribute('aria-label')
  if (label) return `.field-form [aria-label="${CSS.escape(label)}"]`
  return here.id ? `#${CSS.escape(here.id)}` : '.field-form .form-actions .btn'
}
