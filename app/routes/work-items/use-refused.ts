import { useActionData } from '@remix-run/react'
import { useFormAnswer } from '~/components/form/use-form-answer'
import type { WordsBack } from './words-back.server'

/** Why a message or a note was refused: its form shows it. */
export type RefusedWords = {
  errors?: { text?: string[] | undefined; files?: string[] | undefined }
  formError?: string | undefined
  /** Whether blanks of a canned response are why: it can be sent as it is. */
  hasBlanks?: boolean
  /** What was sent, where no draft has it. */
  back?: WordsBack | undefined
}

export const useWordsBack = () => useActionData<{ back?: WordsBack }>()?.back

export function useRefused(): RefusedWords {
  const { field, formError, code } = useFormAnswer()
  const errors = { text: field('text').errors, files: field('files').errors }
  return { errors, formError, hasBlanks: code === 'message-blanks', back: useWordsBack() }
}
