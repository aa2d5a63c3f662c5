import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { isLoading } from '../shell/router'

const summaryOf = (details: HTMLElement) => details.querySelector('summary')

/**
 * What script adds to a `details` that opens over the page: Escape, a press elsewhere and going to
 * another screen close it. One that is opened while a screen is on its way stays open on it.
 */
export function useDetails() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const early = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place closes it
  useEffect(() => {
    const details = ref.current
    const stays = early.current
    early.current = false
    if (!details?.open || stays) return
    // The pressed link is hidden with the rest.
    if (details.contains(document.activeElement)) summaryOf(details)?.focus({ preventScroll: true })
    details.open = false
  }, [key])

  useEffect(() => {
    const details = ref.current
    const opened = ({ target }: Event) => {
      const within = target as Element
      early.current = within.closest('summary') !== null && isLoading()
    }
    const close = (event: Event) => {
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        summaryOf(details)?.focus()
      } else if (details.contains(event.target as Node)) return
      details.open = false
    }
    details?.addEventListener('click', opened)
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      details?.removeEventListener('click', opened)
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return ref
}
