import type { Submission as Parsed, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { z } from 'zod'
import type { DomainError } from '~/domain-error'
import { errorText } from '~/messages/errors'
import { errorData } from './error-data'
import { toDomainError } from './to-domain-error.server'

/** Passwords are not sent back with a refused form. */
export const hideFields = ['password', 'confirmPassword', 'currentPassword']

/**
 * Characters of a refused form that go back to the browser, which gets them twice. One that HTML
 * writes as several counts as these.
 */
export const mostEchoed = 100_000

/** Fields of a refused form that are told what is wrong with them. */
const mostErrors = 300

/** Typed values, cut if there is more of them than any form of ours takes. */
export function echoed<T>(typed: T): T {
  let left = mostEchoed
  const cut = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const { text, size } = fitting(value, left)
      left -= size
      return text
    }
    if (Array.isArray(value)) {
      // Every place counts, also one for which nothing was sent.
      const kept = value.slice(0, left)
      left -= kept.length
      return Array.from(kept, cut)
    }
    if (value === null || typeof value !== 'object') return value
    const kept: Record<string, unknown> = {}
    for (const [name, inner] of Object.entries(value)) {
      if (left <= name.length) break
      left -= name.length
      kept[name] = cut(inner)
    }
    return kept
  }
  return cut(typed) as T
}

/** Typed values and errors, both cut. */
function echo<T>({ status, initialValue, error }: SubmissionResult<T>): SubmissionResult<T> {
  const errors = error && Object.fromEntries(Object.entries(error).slice(0, mostErrors))
  return {
    status,
    ...(initialValue && { initialValue: echoed(initialValue) }),
    ...(errors && { error: errors as typeof error }),
  }
}

/** As much of a text as HTML writes in `most` characters, and how many it takes. */
function fitting(value: string, most: number): { text: string; size: number } {
  let size = 0
  let at = 0
  for (; at < value.length; at += 1) {
    const written = '&<>"\''.includes(value.charAt(at)) ? 6 : 1
    if (size + written > most) break
    size += written
  }
  return { text: value.slice(0, at), size }
}

/**
 * Answers a form that cannot be carried out as it is: all input stays, the messages are beside their
 * fields. With `thrown` (what the command threw) its sentence is beside the field it names, or in the alert
 * of the form. See `useFormAnswer`.
 *
 * @throws `thrown` again when it is neither a DomainError nor a busy disk or database
 */
export function refuse(parsed: Pick<Parsed<unknown>, 'reply'>, thrown?: unknown) {
  if (thrown === undefined) {
    const { error } = parsed.reply()
    // Nobody sees their fields.
    const formErrors = error?.version ?? error?.step
    const result = echo(parsed.reply({ hideFields, ...(formErrors && { formErrors }) }))
    return data({ result, error: null }, { status: 400 })
  }
  const domainError = toDomainError(thrown)
  if (!domainError) throw thrown
  const text = errorText(domainError)
  const { field } = domainError.details
  const errors = field ? { fieldErrors: { [field]: [text] } } : { formErrors: [text] }
  // `errorData` brings what is stored too, by which the screen knows a stale form.
  return data(
    { result: echo(parsed.reply({ hideFields, ...errors })), ...errorData(domainError) },
    { status: domainError.status },
  )
}

const anySchema = z.looseObject({})

/** Typed values for a form whose screen could not answer itself. Files are chosen again. */
export function keepTyped(form: FormData, domainError: DomainError) {
  const texts = new FormData()
  for (const [name, value] of form) if (typeof value === 'string') texts.append(name, value)
  return refuse(parseWithZod(texts, { schema: anySchema }), domainError).data.result
}
