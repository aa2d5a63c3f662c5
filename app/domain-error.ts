/**
 * The one way rules say no. A code names the sentence in `app/messages/errors.ts`; the status is
 * what the browser gets. Routes turn it into a message beside the field, a banner or a screen.
 */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503 = 400,
    /** Values that the sentence needs, the field it belongs to, and what a form has missed. */
    readonly details: {
      field?: string
      values?: Record<string, string | number>
      stored?: { version: number }
    } = {},
  ) {
    super(code)
  }

  /** Seconds after which the same request can work; undefined when waiting does not help. */
  get retryAfter(): number | undefined {
    if (this.status !== 429 && this.status !== 503) return undefined
    return 60 * Number(this.details.values?.minutes ?? 0) || 10
  }
}

/** Not there, or not visible to the person who asks: the same answer. */
export const notFound = () => new DomainError('not-found', 404)

/** Visible, but this person may not do this. */
export const forbidden = () => new DomainError('forbidden', 403)
