import type { ByteRange } from './driver'

/**
 * The one range a `Range` header asks for.
 *
 * @returns null to send everything (no header, several ranges, another unit), `'unsatisfiable'`
 * when it lies past the end
 */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = header && /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  if (from === '') {
    const last = Number(to)
    if (last === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
