import { z } from 'zod'
import { optionalProse, versionField } from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { fieldMessages } from '~/messages/fields'
import type { Work } from '~/shared/kinds'

/** An opening as addresses and forms name it: its beginning in UTC, to the minute. */
export const openingName = (start: number): string =>
  `${new Date(start).toISOString().slice(0, 16)}Z`

/** The beginning of the opening that a text names; null where it names none. */
export function parseOpening(text: string | null | undefined): number | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(text)) return null
  const start = Date.parse(text)
  return Number.isNaN(start) ? null : start
}

/** Subject of a call, as addresses and forms name it: 'request:' and its id. */
export const aboutName = ({ kind, id }: Work): string => `${kind}:${id}`

/** Work item that a text names; null for nothing in particular. */
function aboutIn(text: string | null | undefined): Work | null {
  const [, kind, id] = /^(request|order):([\w-]{1,100})$/.exec(text ?? '') ?? []
  return kind && id ? { kind: kind as Work['kind'], id } : null
}

const opening = otherText(fieldMessages.required)
  .transform(parseOpening)
  .refine((start): start is number => start !== null, fieldMessages.required)

/** The form that books a call. */
export const bookSchema = z.object({
  opening,
  /** Id of the client whom staff book it for. */
  client: otherText().max(100).optional(),
  /** Id of the wanted person; empty for anyone. */
  with: otherText().max(100).optional(),
  about: otherText().max(120).optional().transform(aboutIn),
  note: optionalProse(2000),
})

/** The form that moves one. */
export const moveSchema = z.object({ opening, version: versionField })
