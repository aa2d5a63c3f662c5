import { useFormAnswer } from '~/routes/http/use-form-answer'

/** Why a message or a note was refused: its form shows it. */
export type RefusedWords = {
  errors?: { text?: string[] | undefined; files?: string[] | undefined }
  formError?: string | undefined
  /** Whether blanks of a canned response are why: it can be sent as it is. */
  hasBlanks?: boolean
}

export function useRefused(): RefusedWords {
  const { field, formError, code } = useFormAnswer()
  const errors = { text: field('text').errors, files: field('files').errors }
  return { errors, formError, hasBlanks: code === 'message-blanks' }
}
