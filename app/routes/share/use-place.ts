import { useEffect, useState } from 'react'
import type { Point } from '~/shared/picture-point'

/** A place in a section that a visitor has pressed. */
export type Place = Point & { section: string }

/**
 * The place that a comment is about, chosen by a press on the page. Escape takes it back, and closes the
 * form again where nothing was typed.
 *
 * @param pins changes when a comment was sent: its place is no draft any more
 */
export function usePlace(pins: string) {
  const [chosen, setChosen] = useState<{ place: Place | null; pins: string } | null>(null)
  const current = chosen?.pins === pins ? chosen : null
  const place = current?.place ?? null
  const choose = (place: Place) => setChosen({ place, pins })
  const takeBack = () => setChosen(hasText() ? { place: null, pins } : null)
  useEffect(() => {
    if (!place) return
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setChosen(hasText() ? { place: null, pins } : null)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [place, pins])
  return { place, isOpen: current !== null, choose, takeBack, close: () => setChosen(null) }
}

export type Placing = ReturnType<typeof usePlace>

const hasText = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('.share-side textarea')].some(
    ({ value }) => value.trim() !== '',
  )
