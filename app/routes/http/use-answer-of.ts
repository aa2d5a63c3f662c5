import { useActionData } from '@remix-run/react'
import { formState } from '~/components/form/form-state'
import { type Answer, useFormAnswer } from './use-form-answer'

/** One of a screen's forms, or several, by the hidden field that the action tells them apart by: `{ part: 'invite' }`. */
type Which = Readonly<Record<string, string | readonly string[]>>

/** Whether an answer is to such a form. */
export const isAnswerTo = (answer: Answer<unknown> | null | undefined, which: Which): boolean =>
  Object.entries(which).every(([name, values]) =>
    [values].flat().includes(String(answer?.result?.initialValue?.[name])),
  )

/** `useFormAnswer` for a form of a screen that has several: nothing while another one was refused. */
export function useAnswerOf<S>(
  which: Which,
  stored: Record<string, string | null | undefined> = {},
) {
  const whole = useFormAnswer<S>(stored)
  const isOurs = isAnswerTo(useActionData() as Answer<S> | undefined, which)
  return isOurs ? whole : { ...formState(null, stored), code: null, typed: null, stale: null }
}

/**
 * Why a form was refused, where none that is on the screen says it itself. What is stale, its form says.
 *
 * @param saying the forms that are there now, and say why they were refused
 */
export function useOtherRefusal(saying: Which): string | undefined {
  const answer = useActionData() as Answer<unknown> | null | undefined
  if (!answer || answer.stored || isAnswerTo(answer, saying)) return undefined
  return formState(answer.result).formError ?? answer.error?.text
}
