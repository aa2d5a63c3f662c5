import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const summaryOf = (details: HTMLElement) => details.querySelector('summary')

/**
 * Script for a `details` that opens over the page: Escape, a press or focus elsewhere, and going to another
 * screen close it. It stays open on a screen that was on its way when it was opened.
 */
export function useDetails() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const back = useNavigationType() === 'POP'
  const followed = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place
  useEffect(() => {
    const details = ref.current
    const { activeElement, body } = document
    const within = activeElement === body || details?.contains(activeElement)
    if (!details?.open || (within && !followed.current && !back)) return
    // The pressed link is hidden with the rest.
    if (within) summaryOf(details)?.focus({ preventScroll: true })
    details.open = false
  }, [key])

  useEffect(() => {
    const details = ref.current
    const pressed = ({ target }: Event) => {
      followed.current = (target as Element).closest('summary') === null
    }
    const close = (event: Event) => {
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        summaryOf(details)?.focus()
      } else if (details.contains(event.target as Node)) return
      details.open = false
    }
    details?.addEventListener('click', pressed)
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    document.addEventListener('focusin', close)
    return () => {
      details?.removeEventListener('click', pressed)
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
      document.removeEventListener('focusin', close)
    }
  }, [])
  return ref
}
