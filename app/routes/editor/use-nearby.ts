import { useEffect, useState } from 'react'

/** Starts what a fetched library does with an element, and says how to stop it. */
type Start<E> = (element: E, under: EventTarget | null) => () => void

/**
 * Fetches a script that only a pointer needs when one first comes over the element.
 *
 * @param load fetches it; keeps its identity
 * @returns the `ref` of the element
 */
export function useNearby<E extends HTMLElement>(load: () => Promise<Start<E>>) {
  const [element, setElement] = useState<E | null>(null)
  useEffect(() => {
    if (!element) return
    let stop: (() => void) | undefined
    let gone = false
    let begun = false
    let under: EventTarget | null = null
    const near = ({ target }: PointerEvent) => {
      under = target
      if (begun) return
      begun = true
      load()
        .then((start) => {
          element.removeEventListener('pointerover', near)
          // The pointer may rest where it is by now.
          if (!gone) stop = start(element, under)
        })
        // The network is gone: the buttons do the same.
        .catch(() => {
          begun = false
        })
    }
    element.addEventListener('pointerover', near)
    return () => {
      gone = true
      element.removeEventListener('pointerover', near)
      stop?.()
    }
  }, [element, load])
  return setElement
}
