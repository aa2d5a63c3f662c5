import { setImmediate as breathe } from 'node:timers/promises'
import { Unzip, UnzipInflate } from 'fflate'
import { Fault } from '~/platform/faults'

/** What an archive may unpack to. Counted while it is unpacked: what it says of itself proves nothing. */
const zipLimits = {
  entries: 200,
  /** Bytes of one file. */
  file: 12 * 1024 * 1024,
  /** Bytes of all files. */
  total: 60 * 1024 * 1024,
  /** Unpacked bytes for each packed one, once there is a megabyte of them. */
  ratio: 200,
}

/** Bytes taken at a time: they unpack to a thousand times as much at most. */
const slice = 8 * 1024

type ZippedFile = { name: string; bytes: Uint8Array }

/** Whether a file is a ZIP archive by its content. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && [0x03, 0x05].includes(bytes[2] ?? 0)

/**
 * Unpacks an archive, slice by slice. What systems add by themselves is left out; an archive inside
 * is not opened and named in `skipped`.
 *
 * @param field the form field that messages stand beside
 * @throws Fault 422: `zip-broken`; `zip-path` for a name that leads out; `zip-too-much` past the limits
 */
export async function readZip(
  archive: Uint8Array,
  field: string,
): Promise<{ files: ZippedFile[]; skipped: string[] }> {
  const found: { name: string; chunks: Uint8Array[]; complete: boolean }[] = []
  let unpacked = 0
  let fault: Fault | null = null
  const refuse = (code: string, values = {}) => {
    fault ??= new Fault(code, 422, { field, values })
  }

  const unzip = new Unzip((file) => {
    if (fault || file.name.endsWith('/')) return
    if (leadsOut(file.name)) return refuse('zip-path', { name: file.name.slice(0, 80) })
    if (found.length >= zipLimits.entries) return refuse('zip-too-much')
    const entry = { name: file.name, chunks: [] as Uint8Array[], complete: false }
    let size = 0
    found.push(entry)
    file.ondata = (error, chunk, final) => {
      if (fault) return
      if (error) return refuse('zip-broken')
      size += chunk.length
      unpacked += chunk.length
      if (size > zipLimits.file || unpacked > zipLimits.total) return refuse('zip-too-much')
      entry.chunks.push(chunk)
      entry.complete = final
    }
    file.start()
  })
  unzip.register(UnzipInflate)

  for (let at = 0; at < archive.length && !fault; at += slice) {
    try {
      unzip.push(archive.subarray(at, at + slice), at + slice >= archive.length)
    } catch {
      refuse('zip-broken')
    }
    const packed = Math.min(at + slice, archive.length)
    if (unpacked > 1024 * 1024 && unpacked / packed > zipLimits.ratio) refuse('zip-too-much')
    if (at % (slice * 64) === 0) await breathe()
  }
  if (!fault && (found.length === 0 || found.some((entry) => !entry.complete))) refuse('zip-broken')
  if (fault) throw fault

  const files: ZippedFile[] = []
  const skipped: string[] = []
  for (const { name, chunks } of found) {
    const last = name.split('/').at(-1) ?? ''
    if (name.startsWith('__MACOSX/') || last.startsWith('.') || last === 'Thumbs.db') continue
    const bytes = new Uint8Array(Buffer.concat(chunks))
    if (isZip(bytes)) skipped.push(last)
    else files.push({ name: last, bytes })
  }
  return { files, skipped }
}

/** Names are never used as paths; an archive that tries is not trusted with anything else either. */
const leadsOut = (name: string): boolean =>
  /^[\\/]|^[a-z]:|\0/i.test(name) || name.split(/[\\/]/).includes('..')
