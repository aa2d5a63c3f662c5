import { useActionData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { type Answer, isAnswerTo } from '~/components/form/use-form-answer'
import { type Point, pointIn } from '~/shared/picture-point'

/** A place in a section that a visitor has pressed. */
export type Place = Point & { section: string }

/**
 * The place that a comment is about, chosen by a press on the page. Escape takes it back, and closes the
 * form again where nothing was typed. What others say meanwhile leaves it where it is.
 *
 * @param shown the comment that is chosen: another one when a comment was sent, its place is no draft any more
 */
export function usePlace(shown: string | null) {
  const sent = useSentPlace()
  const [chosen, setChosen] = useState<{ place: Place | null; beside: string | null } | null>(
    sent && { place: sent, beside: shown },
  )
  const isOver = chosen !== null && shown !== null && shown !== chosen.beside
  if (isOver) setChosen(null)
  const current = isOver ? null : chosen
  const place = current?.place ?? null
  const choose = (place: Place) => setChosen({ place, beside: shown })
  const takeBack = () => setChosen(hasText() ? { place: null, beside: shown } : null)
  useEffect(() => {
    if (!place) return
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setChosen(hasText() ? { place: null, beside: shown } : null)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [place, shown])
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
