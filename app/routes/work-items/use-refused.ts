import { useActionData } from '@remix-run/react'
import { useFormAnswer } from '~/components/form/use-form-answer'
import type { ReturnedText } from './return-text.server'

/** Why a message or a note was refused: its form shows it. */
export type RefusedWords = {
  errors?: { text?: string[] | undefined; files?: string[] | undefined }
  formError?: string | undefined
  /** Whether placeholders of a canned response are why: it can be sent as it is. */
  hasPlaceholders?: boolean
  /** Text that was sent, when no draft has it. */
  back?: ReturnedText | undefined
}

export const useWordsBack = () => useActionData<{ back?: ReturnedText }>()?.back

export function useRefused(): RefusedWords {
  const { field, formError, code } = useFormAnswer()
  const errors = { text: field('text').errors, files: field('files').errors }
  return {
    errors,
    formError,
    hasPlaceholders: code === 'message-placeholders',
    back: useWordsBack(),
  }
}
