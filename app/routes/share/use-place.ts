import { useActionData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { type Answer, isAnswerTo } from '~/components/form/use-form-answer'
import { type Point, pointIn } from '~/shared/picture-point'

/** A place in a section that a visitor has pressed. */
export type Place = Point & { section: string }

/**
 * The place that a comment is about, chosen by a press on the page. Escape takes it back, and closes the
 * form again where nothing was typed.
 *
 * @param pins changes when a comment was sent: its place is no draft any more
 */
export function usePlace(pins: string) {
  const sent = useSentPlace()
  const [chosen, setChosen] = useState<{ place: Place | null; pins: string } | null>(
    sent && { place: sent, pins },
  )
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
  const close = () => setChosen(null)
  return { place, sent, isOpen: current !== null, choose, takeBack, close }
}

export type Placing = ReturnType<typeof usePlace>

/** The place of a comment that was refused: the screen that answers may be drawn anew. */
function useSentPlace(): Place | null {
  const answer = useActionData<Answer<unknown>>()
  const typed = isAnswerTo(answer, ['comment']) ? answer?.result?.initialValue : undefined
  const point = pointIn(typed?.x, typed?.y)
  const [sent] = useState(
    point && typed?.section ? { section: String(typed.section), ...point } : null,
  )
  return sent
}

const hasText = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('.share-side textarea')].some(
    ({ value }) => value.trim() !== '',
  )
