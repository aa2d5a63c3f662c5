import { DomainError } from '~/domain-error'

/** The error of a body with more bytes than its limit. Apart from the limits, which the bare server reads as well. */
export const tooLarge = (limit: number) =>
  new DomainError('form-too-large', 413, { values: { limit } })
