import { setImmediate as nextTurn } from 'node:timers/promises'
import { Zip, ZipPassThrough, zipSync } from 'fflate'
import { streamOf } from './stream-of'

/** Packs files into an archive. Pictures are packed already and only stored. */
export function writeZip(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const entries: Parameters<typeof zipSync>[0] = {}
  for (const { name, bytes } of files) {
    entries[freeName(name, entries)] = [bytes, { level: name.endsWith('.svg') ? 6 : 0 }]
  }
  return zipSync(entries)
}

type Streamed = {
  name: string
  /** Null when it is gone meanwhile: it is left out. */
  open: () => Promise<ReadableStream<Uint8Array> | null>
}

/**
 * Packs files into an archive while it is read: of all of them only a piece of one is in memory. They
 * are stored as they are. Others are answered between two of them.
 */
export function streamZip(files: Iterable<Streamed>): ReadableStream<Uint8Array> {
  const taken: Record<string, true> = {}
  const pieces = (async function* () {
    let ready: Uint8Array[] = []
    const zip = new Zip((error, piece) => {
      if (error) throw error
      ready.push(piece)
    })
    const flush = () => {
      const now = ready
      ready = []
      return now
    }
    for (const { name, open } of files) {
      await nextTurn()
      const content = await open()
      if (!content) continue
      const free = freeName(name, taken)
      taken[free] = true
      const entry = new ZipPassThrough(free)
      zip.add(entry)
      for await (const piece of content) {
        entry.push(piece)
        yield* flush()
      }
      entry.push(new Uint8Array(), true)
      yield* flush()
    }
    zip.end()
    yield* flush()
  })()
  return streamOf(pieces)
}

/** `logo.svg`, then `logo-2.svg`: files of one name all stay. */
function freeName(name: string, taken: Record<string, unknown>): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let n = 2; Object.hasOwn(taken, free); n += 1) free = `${stem}-${n}${ending}`
  return free
}
