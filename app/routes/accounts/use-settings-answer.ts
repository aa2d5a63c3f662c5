import { useActionData } from '@remix-run/react'
import { formState } from '~/components/form/form-state'
import { type Answer, staleIn, useFormAnswer } from '~/routes/http/use-form-answer'

type Stored = { fullName: string; email: string; version: number }

/** The answer to one of the two forms of the settings screen. */
export function useSettingsAnswer(
  form: 'profile' | 'password',
  stored: { fullName?: string; email?: string } = {},
) {
  const answer = useActionData() as Answer<Stored> | null | undefined
  const own = answer?.result?.initialValue?.intent === form ? answer : null
  return {
    ...formState(own?.result, stored),
    stale: staleIn<Stored>(own),
  }
}

/** Why the screen was refused as a whole: what neither of the two forms shows. */
export function useOtherRefusal(): string | undefined {
  const { formError, typed } = useFormAnswer()
  return typed?.intent === 'profile' || typed?.intent === 'password' ? undefined : formError
}
