import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { formLimit } from '~/admission/body-limits'
import { tooLarge } from '~/admission/too-large'
import { DomainError } from '~/domain-error'
import type { Staging } from '~/platform/files/staged.server'
import { type BodyTerms, isTooLarge, piecesOf } from './body.server'
import { areOurNames, mostFields, mostFormFiles } from './form-names'

export type Terms = BodyTerms & {
  /** Target of files; without it the form may have none. */
  files?: Pick<Staging, 'take'> | undefined
}
type Field = [name: string, value: string | File]

const tooManyFiles = () =>
  new DomainError('too-many-files', 413, { values: { most: mostFormFiles } })
const unreadable = () => new DomainError('form-unreadable', 400)

/**
 * Reads a form with parts as it comes in, and stops at the first part too many.
 *
 * @throws DomainError `form-unreadable` (400), `form-too-large`, `too-many-files` (413); those of `piecesOf`
 */
export async function readMultipart(request: Request, terms: Terms): Promise<FormData> {
  const { files } = terms
  const boundary = boundaryOf(request.headers.get('Content-Type') ?? '')
  if (!boundary) throw unreadable()
  const fields: Field[] = []
  let text = 0
  const parser = new Busboy({
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    limits: {
      parts: mostFields,
      fieldSize: formLimit,
      headerPairs: 10,
      headerSize: 2048,
      files: files ? mostFormFiles : 0,
    },
    preservePath: true,
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
  })
  const streams: BusboyFileStream[] = []
  /** The parser reads the current piece to its end, but takes in nothing more of it. */
  const refuse = (domainError: unknown) => {
    parser.destroy(domainError as DomainError)
    for (const stream of streams) stream.destroy()
  }
  parser.on('partsLimit', () => refuse(unreadable()))
  parser.on('filesLimit', () => refuse(files ? tooManyFiles() : unreadable()))
  parser.on('field', (name: string | undefined, value, _cut, cutShort) => {
    text += (name?.length ?? 0) + value.length
    // Typed text goes back with a refused form, so a file's limit does not apply to it.
    if (cutShort || text > formLimit) refuse(tooLarge(formLimit))
    else fields.push([name ?? '', value])
  })
  const taken: Promise<unknown>[] = []
  parser.on('file', (name: string | undefined, stream, fileName) => {
    stream.on('error', () => {})
    if (parser.destroyed) return void stream.resume()
    streams.push(stream)
    try {
      terms.slot?.keepsFile()
    } catch (domainError) {
      return refuse(domainError)
    }
    const place = fields.push([name ?? '', '']) - 1
    const keep = (file: File | undefined) => {
      if (file) fields[place] = [name ?? '', file]
    }
    taken.push(Promise.resolve(files?.take(stream, unescaped(fileName))).then(keep, () => {}))
  })
  /** Bytes that do not go to the disk stay in memory, also those of fields that have not ended. */
  async function* pieces() {
    let size = 0
    let kept = 0
    for await (const piece of piecesOf(request, terms)) {
      yield piece
      size += piece.byteLength
      const inMemory = size - streams.reduce((sum, { bytesRead }) => sum + bytesRead, 0)
      if (inMemory > kept) terms.slot?.keeps(inMemory - kept)
      kept = Math.max(kept, inMemory)
    }
  }
  // The parser takes its last byte before it has handed over the last file.
  const parsed = new Promise((resolve, reject) => {
    parser.on('finish', resolve)
    parser.on('error', reject)
  })
  try {
    await Promise.all([pipeline(pieces, parser), parsed])
  } catch (error) {
    // A form that its sender broke off is not a form either, but nobody waits for an answer.
    const isOurs = error instanceof DomainError || request.signal.aborted
    if (!isOurs) throw unreadable()
    if (!terms.cut || !isTooLarge(error)) throw error
  }
  await Promise.all(taken)
  if (!areOurNames(fields.map(([name]) => name))) throw unreadable()
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/** The one boundary of a form with parts; with two of them, readers disagree on what was sent. */
function boundaryOf(type: string): string | null {
  const [, ...parameters] = type.split(';').map((part) => part.trim())
  const [given, ...more] = parameters.filter((part) => /^boundary\s*=/i.test(part))
  if (more.length > 0) return null
  return given?.match(/^boundary="?([\w'()+,./:=? -]{1,70}?)"?$/i)?.[1] ?? null
}

/** Browsers write a quotation mark and line ends in a file's name as their codes. */
const unescaped = (name: string) =>
  name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n')
