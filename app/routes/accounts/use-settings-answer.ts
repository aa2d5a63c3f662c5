import { useActionData } from '@remix-run/react'
import { type FormResult, formState } from '~/components/form/form-state'

type Answer = {
  result?: FormResult
  fault?: { code: string } | null
  form?: 'profile' | 'password'
}

/** The answer to one of the two forms of the settings screen. */
export function useSettingsAnswer(
  form: 'profile' | 'password',
  stored: { fullName?: string; email?: string } = {},
) {
  const answer = useActionData() as Answer | null | undefined
  const own = answer?.result?.initialValue?.intent === form ? answer : null
  return {
    ...formState(own?.result, stored),
    code: own?.fault?.code ?? null,
    typed: own?.result?.initialValue ?? null,
  }
}
