import { useFormAnswer } from '~/routes/http/use-form-answer'

/** Why a message or a note was refused: its form shows it. */
export type RefusedWords = {
  errors?: { text?: string[] | undefined; files?: string[] | undefined }
  formError?: string | undefined
}

export function useRefused(): RefusedWords {
  const { field, formError } = useFormAnswer()
  return { errors: { text: field('text').errors, files: field('files').errors }, formError }
}
