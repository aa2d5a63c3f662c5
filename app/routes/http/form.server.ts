import { formLimit } from '~/admission/body-limits'
import { DomainError } from '~/domain-error'
import { piecesOf } from './body.server'
import { areOurNames, mostFields } from './form-names'
import { readMultipart, type Terms } from './multipart.server'

/** Commands of the form library to itself: our forms send none, and it fails on those it cannot read. */
const commands = ['__intent__', '__state__']

/**
 * Reads the form of a request. What no form of ours looks like is refused before anything is built
 * from it, in time with its bytes.
 *
 * @throws DomainError `form-unreadable` (400) when it is no form, `form-too-large` (413), `form-slow` (408);
 *   `forms-waiting` (503)
 */
export async function readForm(
  request: Request,
  terms: Terms = { limit: formLimit },
): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!request.body && !type) return new FormData()
  const form = /^multipart\/form-data\b/i.test(type)
    ? await readMultipart(request, terms)
    : await readUrlEncoded(request, type, terms)
  for (const name of commands) form.delete(name)
  return form
}

async function readUrlEncoded(request: Request, type: string, terms: Terms): Promise<FormData> {
  const form = new FormData()
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    if (!request.body) return form
    throw new DomainError('form-unreadable', 400)
  }
  const pieces: Uint8Array[] = []
  let marks = 0
  const limit = Math.min(terms.limit, formLimit)
  for await (const piece of piecesOf(request, { limit, slot: terms.slot })) {
    for (let at = piece.indexOf(38); at >= 0 && marks < mostFields; marks += 1) {
      at = piece.indexOf(38, at + 1)
    }
    if (marks >= mostFields) throw new DomainError('form-unreadable', 400)
    terms.slot?.keeps(piece.byteLength)
    pieces.push(piece)
  }
  const fields = new URLSearchParams(Buffer.concat(pieces).toString())
  if (!areOurNames(fields.keys())) throw new DomainError('form-unreadable', 400)
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/** The single text value of a field; repeated or file values count as missing. */
export function textField(form: FormData, name: string): string {
  const values = form.getAll(name)
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : ''
}

/** The moment in a hidden field, in milliseconds; undefined when it is missing or none. */
export function momentField(form: FormData, name: string): number | undefined {
  const text = textField(form, name)
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
