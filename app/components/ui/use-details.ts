import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const summaryOf = (details: HTMLElement) => details.querySelector('summary')

/**
 * What script adds to a `details` that opens over the page: Escape, a press elsewhere and going to
 * another screen close it.
 */
export function useDetails() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place closes it
  useEffect(() => {
    const details = ref.current
    if (!details?.open) return
    // The pressed link is hidden with the rest.
    if (details.contains(document.activeElement)) summaryOf(details)?.focus({ preventScroll: true })
    details.open = false
  }, [key])

  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        summaryOf(details)?.focus()
      } else if (details.contains(event.target as Node)) return
      details.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return ref
}
