import { useActionData, useLocation } from '@remix-run/react'
import { useState } from 'react'
import { useBeforePaint } from '../ui/use-before-paint'
import { markSent, restoreTyped, type TypedSinceSent, typedSinceSent } from './typed-since-sent'
import { hasTurn } from './waiting-buttons'

const isOf = (form: HTMLFormElement, key: string): boolean =>
  form.querySelector<HTMLInputElement>('[name="key"]')?.value === key

const formsOf = (key: string) =>
  [...document.querySelectorAll<HTMLFormElement>('form[data-fresh]')].filter((form) =>
    isOf(form, key),
  )

/** Whether somebody types in the form of this key, or has gone into it to type. */
const isInUse = (key: string): boolean =>
  formsOf(key).some(
    (form) => form.dataset.filled || form.contains(document.activeElement) || hasTurn(form),
  )

/** Whether a button of the form of this key was pressed and waits for its turn. */
export const waitsForTurn = (key: string): boolean => formsOf(key).some(hasTurn)

/**
 * Whether the form was corrected since it was refused: the answer is seen before its page is read. What is
 * typed while React draws that page has it drawn again: it would put a new form in its place.
 */
function useCorrected(key: string) {
  const answer = useActionData()
  const [typed, setTyped] = useState<{ key: string; answer: unknown } | null>(null)
  // Listens before anybody can see the answer: an immediate correction is heard.
  useBeforePaint(() => {
    const mark = ({ target }: Event) => {
      const { form } = target as HTMLInputElement
      if (!form || !isOf(form, key)) return
      setTyped((old) => (old?.key === key && old.answer === answer ? old : { key, answer }))
    }
    document.addEventListener('input', mark)
    return () => document.removeEventListener('input', mark)
  }, [answer, key])
  return answer !== undefined && typed?.answer === answer
}

/** Whether the form was refused: it has not become another one by that. */
function useRefused(): boolean {
  const answer = useActionData<{ error?: object | null; result?: { error?: object | null } }>()
  return Boolean(answer?.error ?? answer?.result?.error)
}

/**
 * Data and key of a `data-fresh` form. They stay while somebody is in the form and the page is read again,
 * also when the reading had begun before the first letter, and while a press in the form waits for another
 * form. A page that is opened, or that a form leads back to, has the form as it was read, with input typed
 * while the one before was on its way.
 */
export function useStableForm<Made extends { key: string }>(read: Made): Made {
  const at = useLocation().key
  const [held, setHeld] = useState({ at, made: read, typed: [] as TypedSinceSent[] })
  useBeforePaint(markSent, [])
  useBeforePaint(() => {
    for (const form of held.typed.length > 0 ? formsOf(held.made.key) : [])
      restoreTyped(form, held.typed)
  }, [held])
  const corrected = useCorrected(held.made.key)
  const refused = useRefused()
  const same = held.at === at
  if (same && held.made.key === read.key) return read
  if (same && (corrected || isInUse(held.made.key))) return held.made
  const { key } = held.made
  // After a refusal people go to the field at once: the form is not replaced under their fingers.
  const stays = corrected || (refused && isInUse(key)) || (!same && waitsForTurn(key))
  const made = stays ? held.made : read
  setHeld({ at, made, typed: made.key === key ? [] : formsOf(key).flatMap(typedSinceSent) })
  return made
}
