import { zipSync } from 'fflate'

/** Packs files into an archive. Pictures are packed already and only stored. */
export function writeZip(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const entries: Parameters<typeof zipSync>[0] = {}
  for (const { name, bytes } of files) {
    entries[freeName(name, entries)] = [bytes, { level: name.endsWith('.svg') ? 6 : 0 }]
  }
  return zipSync(entries)
}

/** `logo.svg`, then `logo-2.svg`: files of one name all stay. */
function freeName(name: string, taken: Record<string, unknown>): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let n = 2; Object.hasOwn(taken, free); n += 1) free = `${stem}-${n}${ending}`
  return free
}
