import { useActionData } from '@remix-run/react'
import { type FormResult, formState } from '~/components/form/form-state'

type Answer = { result?: FormResult; fault?: { code: string; text: string } | null }

/**
 * The state of a screen's form after it was refused; before that, what is `stored`. `formError` is
 * what belongs to no field, `code` why a rule said no, `typed` is there once the form was sent.
 */
export function useFormAnswer(stored: Record<string, string | null | undefined> = {}) {
  const answer = useActionData() as Answer | null | undefined
  const state = formState(answer?.result, stored)
  return {
    ...state,
    formError: state.formError ?? (answer?.result ? undefined : answer?.fault?.text),
    code: answer?.fault?.code ?? null,
    typed: answer?.result?.initialValue ?? null,
  }
}
