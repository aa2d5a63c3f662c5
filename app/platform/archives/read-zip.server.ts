import { Unzip, UnzipInflate } from 'fflate'
import { DomainError } from '~/domain-error'
import { sniff } from '~/platform/uploads/sniff.server'

/** Limits of an unpacked archive. Counted while it is unpacked: its own figures prove nothing. */
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

/**
 * Unpacks an archive, slice by slice. What systems add by themselves is left out; an archive inside
 * is not opened and named in `skipped`.
 *
 * @param field the form field that messages stand beside
 * @throws DomainError 422: `zip-broken`; `zip-path` for a name that leads out; `zip-too-much` past the limits
 */
export async function readZip(
  archive: Blob,
  field: string,
): Promise<{ files: File[]; skipped: string[] }> {
  const found: { name: string; chunks: Uint8Array<ArrayBuffer>[]; complete: boolean }[] = []
  let unpacked = 0
  let domainError: DomainError | null = null
  const refuse = (code: string, values = {}) => {
    domainError ??= new DomainError(code, 422, { field, values })
  }

  const unzip = new Unzip((file) => {
    if (domainError || file.name.endsWith('/')) return
    if (leadsOut(file.name)) return refuse('zip-path', { name: file.name.slice(0, 80) })
    if (found.length >= zipLimits.entries) return refuse('zip-too-much')
    const entry = { name: file.name, chunks: [] as Uint8Array<ArrayBuffer>[], complete: false }
    let size = 0
    found.push(entry)
    file.ondata = (error, chunk, final) => {
      if (domainError) return
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

  let packed = 0
  for await (const piece of archive.stream()) {
    for (let at = 0; at < piece.length && !domainError; at += slice) {
      const part = piece.subarray(at, at + slice)
      packed += part.length
      try {
        unzip.push(part, packed === archive.size)
      } catch {
        refuse('zip-broken')
      }
      if (unpacked > 1024 * 1024 && unpacked / packed > zipLimits.ratio) refuse('zip-too-much')
    }
    if (domainError) break
  }
  if (!domainError && (found.length === 0 || found.some((entry) => !entry.complete)))
    refuse('zip-broken')
  if (domainError) throw domainError

  const files: File[] = []
  const skipped: string[] = []
  for (const { name, chunks } of found) {
    const last = name.split('/').at(-1) ?? ''
    if (name.startsWith('__MACOSX/') || last.startsWith('.') || last === 'Thumbs.db') continue
    const file = new File(chunks, last)
    if ((await sniff(file)) === 'zip') skipped.push(last)
    else files.push(file)
  }
  return { files, skipped }
}

/** Names are never used as paths; an archive that tries is not trusted with anything else either. */
const leadsOut = (name: string): boolean =>
  /^[\\/]|^[a-z]:|\0/i.test(name) || name.split(/[\\/]/).includes('..')
