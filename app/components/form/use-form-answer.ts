import { useActionData } from '@remix-run/react'
import { useEffect } from 'react'
import { focusWrong } from './focus-wrong'
import { type FormResult, formState } from './form-state'

/** Answer of an action to a form it refused; see `refuse`. */
export type Answer<S> = {
  result?: FormResult
  error?: { code: string; text: string } | null
  stored?: S
}

/** Somebody else was faster: what was typed, and what the command says is stored now. */
export type Stale<S> = { typed: Record<string, unknown>; stored: S & { version: number } }

export type FormAnswer = ReturnType<typeof useFormAnswer>

/**
 * The state of a form after it was refused; before that, what is `stored`. The first wrong field gets the
 * focus; above it a summary of errors sees to that. `formError` is what belongs to no field, `code` why a
 * rule said no, `typed` is there once the form was sent, and `stale` when it was made from an older version.
 *
 * @param name of the form, on a screen that has several: while another one was refused it has no answer
 */
export function useFormAnswer<S>(stored: object = {}, name?: string) {
  const given = useActionData() as Answer<S & { version: number }> | null | undefined
  const answer = name === undefined || isAnswerTo(given, [name]) ? given : undefined
  const state = formState(answer?.result, stored)
  useEffect(() => {
    if (!answer?.result?.error || document.querySelector('.error-summary')) return
    focusWrong(document)
  }, [answer])
  return {
    ...state,
    formError: state.formError ?? (answer?.result ? undefined : answer?.error?.text),
    code: answer?.error?.code ?? null,
    typed: answer?.result?.initialValue ?? null,
    stale: staleIn(answer),
  }
}

/** Whether an answer is to one of the forms of these names. */
export const isAnswerTo = (
  answer: Answer<unknown> | null | undefined,
  names: readonly string[],
): boolean => names.includes(String(answer?.result?.initialValue?.part))

/** Both versions of a form that was made from an older one than is stored; else null. */
export function staleIn<S>(answer: Answer<S & { version: number }> | null | undefined) {
  const { result, stored } = answer ?? {}
  return stored ? ({ typed: result?.initialValue ?? {}, stored } satisfies Stale<S>) : null
}
