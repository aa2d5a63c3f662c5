import { setImmediate as nextTurn } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { zipSync } from 'fflate'
import { archiveMessages as say } from '~/messages/archives'
import { log } from '~/platform/log.server'
import { archiveNames } from './archive-names'
import { webStream } from './web-stream'
import { archiveEnd, fileEnd, fileHead, listed } from './zip-records'

/** Packs files into an archive. Pictures are packed already and only stored. */
export function writeZip(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const entries: Parameters<typeof zipSync>[0] = {}
  const nameOf = archiveNames()
  for (const { name, bytes } of files) {
    entries[nameOf(name)] = [bytes, { level: name.endsWith('.svg') ? 6 : 0 }]
  }
  return zipSync(entries)
}

type Streamed = {
  name: string
  /** Null when it is gone: a text in the archive names it. */
  open: () => Promise<ReadableStream<Uint8Array> | null>
  /** Whether packing makes it smaller. */
  pack?: boolean
}

/**
 * Packs files into an archive while it is read: of all of them only a piece of one is in memory. They
 * are stored as they are unless packing is asked for. Other requests are answered between two of them.
 * Files that are gone are named in a text at the end: an archive never looks whole when it is not.
 *
 * @param goOn waits until the reader has room for more; false ends the archive, because nobody reads it
 */
export const streamZip = (
  files: Iterable<Streamed> | AsyncIterable<Streamed>,
  goOn: () => Promise<boolean> = async () => true,
): ReadableStream<Uint8Array> => webStream(piecesOf(files, goOn))

async function* piecesOf(
  files: Iterable<Streamed> | AsyncIterable<Streamed>,
  goOn: () => Promise<boolean>,
): AsyncGenerator<Uint8Array> {
  const at = new Date()
  const nameOf = archiveNames()
  const list: Buffer[] = []
  let length = 0
  const counted = <Piece extends Uint8Array>(piece: Piece): Piece => {
    length += piece.length
    return piece
  }
  for await (const { name, open, pack = false } of withMissing(files)) {
    await nextTurn()
    if (!(await goOn())) return
    const content = await open()
    if (!content) continue
    const given = { name: Buffer.from(nameOf(name)), isPacked: pack }
    const entry = { ...given, crc: 0, size: 0, packed: 0, offset: length }
    yield counted(fileHead(entry, at))
    const measured = measure(content, entry)
    for await (const piece of pack ? measured.pipeThrough(packing()) : measured) {
      if (!(await goOn())) return
      entry.packed += piece.length
      yield counted(piece)
    }
    yield counted(fileEnd(entry))
    list.push(listed(entry, at))
  }
  const offset = length
  for (let some = 0; some < list.length; some += listedAtOnce) {
    yield counted(Buffer.concat(list.slice(some, some + listedAtOnce)))
  }
  yield archiveEnd(list.length, { offset, size: length - offset })
}

/** Packs beside the process that answers requests. */
const packing = () =>
  new CompressionStream('deflate-raw') as ReadableWritablePair<Uint8Array, Uint8Array>

/** Counts what a file holds as it passes. */
const measure = (content: ReadableStream<Uint8Array>, entry: { crc: number; size: number }) =>
  content.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        entry.crc = crc32(piece, entry.crc)
        entry.size += piece.length
        controller.enqueue(piece)
      },
    }),
  )

/** Files, and behind them the text that names those which could not be opened. */
async function* withMissing(
  files: Iterable<Streamed> | AsyncIterable<Streamed>,
): AsyncGenerator<Streamed> {
  const missing: string[] = []
  for await (const { name, open, ...rest } of files) {
    const found = async () => {
      const content = await open()
      if (!content) missing.push(name)
      return content
    }
    yield { name, open: found, ...rest }
  }
  if (missing.length === 0) return
  log.error({ files: missing.length, first: missing[0] }, 'stored files are missing in an archive')
  const text = say.missing(missing)
  yield { name: say.missingName, open: async () => new Blob([text]).stream() }
}

/** Files of the list at its end that are sent in one piece. */
const listedAtOnce = 500
