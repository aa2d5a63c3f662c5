import { Fault } from '~/platform/faults'

/** The largest form without a file, in bytes. */
const formLimit = 1024 * 1024
/** The largest form with files, in bytes. */
const uploadLimit = 25 * 1024 * 1024
/** Fields of one form. The largest of ours has three in each of 200 rows. */
const mostFields = 2000
/** Commands of the form library to itself: our forms send none, and it fails on those it cannot read. */
const commands = ['__intent__', '__state__']

/**
 * Reads the form of a request.
 *
 * @throws Fault `form-too-large` (413) past the limit, `form-unreadable` (400) when it is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  const multipart = type.startsWith('multipart/form-data')
  if (!multipart && !type.startsWith('application/x-www-form-urlencoded')) {
    if (!request.body) return new FormData()
    throw new Fault('form-unreadable', 400)
  }
  const limit = multipart ? uploadLimit : formLimit
  const bytes = await readUpTo(request, limit)
  if (multipart && parts(bytes, type) > mostFields) throw new Fault('form-unreadable', 400)
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new Fault('form-unreadable', 400)
  }
  const names = [...form.keys()]
  // Reading a field that is repeated takes time with the square of how often it is.
  if (names.length > mostFields || names.some(isOddName)) throw new Fault('form-unreadable', 400)
  for (const name of commands) form.delete(name)
  let text = 0
  for (const value of form.values()) text += typeof value === 'string' ? value.length : 0
  // What was typed is sent back with a refused form, so that a file's limit is not for it.
  if (text > formLimit) throw new Fault('form-too-large', 413, { values: { limit: formLimit } })
  return form
}

/** How many parts a form with files has, found without reading them: that takes seconds for many. */
function parts(bytes: Uint8Array<ArrayBuffer>, type: string): number {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)
  const mark = `--${boundary?.[1] ?? boundary?.[2] ?? ''}`
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = body.indexOf(mark); at >= 0 && count <= mostFields; count += 1) {
    at = body.indexOf(mark, at + mark.length)
  }
  // The last mark ends the form.
  return count - 1
}

/**
 * Names are read as paths into nested lists: an index such as `[999999999]` would make one of that
 * length and stop the server for minutes.
 */
const isOddName = (name: string) => name.length > 200 || /\[\s*\d{4,}/.test(name)

/**
 * The whole body is taken from the wire even when it is too large (what is over the limit is
 * thrown away): a browser that is still sending would not show our answer otherwise.
 */
async function readUpTo(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size <= limit) chunks.push(chunk)
      else chunks.length = 0
      if (size > limit * 8) break
    }
  }
  if (size > limit) throw new Fault('form-too-large', 413, { values: { limit } })
  return new Uint8Array(Buffer.concat(chunks))
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
