import { useActionData } from '@remix-run/react'
import { useEffect } from 'react'
import { type FormResult, formState } from '~/components/form/form-state'

type Answer = { result?: FormResult; fault?: { code: string; text: string } | null }

/**
 * The state of a screen's form after it was refused; before that, what is `stored`. The
 * first wrong field gets the focus unless a summary of errors has it. `formError` is
 * what belongs to no field, `code` why a rule said no, `typed` is there once the form was sent.
 */
export function useFormAnswer(stored: Record<string, string | null | undefined> = {}) {
  const answer = useActionData() as Answer | null | undefined
  const state = formState(answer?.result, stored)
  useEffect(() => {
    if (!answer?.result?.error || document.querySelector('.error-summary')) return
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return {
    ...state,
    formError: state.formError ?? (answer?.result ? undefined : answer?.fault?.text),
    code: answer?.fault?.code ?? null,
    typed: answer?.result?.initialValue ?? null,
  }
}
