import type { DomainError } from '~/domain-error'
import { errorText } from '~/messages/errors'

/** Data of an action that a rule refused; see `ActionErrorScreen`. */
export type ErrorData = {
  error: { code: string; text: string; field: string | null; retryAfter?: number }
  /** Values that somebody else has saved since the form was made; see `expectVersion`. */
  stored?: { version: number }
  /** The page the form was sent from, for the way back without script. */
  back?: string
}

/** An error as screens get it: code, sentence, and the field it is next to. */
export const errorData = (error: DomainError): ErrorData => ({
  error: {
    code: error.code,
    text: errorText(error),
    field: error.details.field ?? null,
    ...(error.retryAfter && { retryAfter: error.retryAfter }),
  },
  ...(error.details.stored && { stored: error.details.stored }),
})
