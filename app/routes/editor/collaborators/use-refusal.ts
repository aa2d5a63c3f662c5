import { useActionData } from '@remix-run/react'
import { readErrorText } from '~/components/ui/toaster'

/** Why a confirmed deed was refused, if it was. */
export const useRefusal = (): string | null => readErrorText(useActionData()) ?? null
