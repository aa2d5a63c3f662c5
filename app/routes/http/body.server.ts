import { Fault } from '~/faults'
import { patience, slowest } from './body-limits'

export const tooLarge = (limit: number) => new Fault('form-too-large', 413, { values: { limit } })

export const isTooLarge = (error: unknown): boolean =>
  error instanceof Fault && error.code === 'form-too-large'

/**
 * The body of a request, piece by piece. Whoever stops reading leaves the rest to `takeTheRest`: a
 * browser that is still sending would not show our answer on a connection that is closed.
 *
 * @param cut whether what fits of the piece that is too long comes too
 * @throws Fault `form-too-large` (413) past the limit in bytes, `form-slow` (408) when after a
 *   minute it is neither whole nor quick
 */
export async function* piecesOf(
  request: Request,
  limit: number,
  cut = false,
): AsyncGenerator<Uint8Array> {
  if (!request.body) return
  const reader = request.body.getReader()
  const start = Date.now()
  let size = 0
  let watch: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    watch = setTimeout(function judge() {
      if (size / (Date.now() - start) < slowest) return reject(new Fault('form-slow', 408))
      watch = setTimeout(judge, 5_000)
    }, patience)
  })
  // Whoever is busy with a piece hears of it at the next one.
  tooSlow.catch(() => {})
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), tooSlow])
      if (done) return
      size += value.byteLength
      const over = size - limit
      if (over > 0) {
        if (cut && over < value.byteLength) yield value.subarray(0, -over)
        throw tooLarge(limit)
      }
      yield value
    }
  } finally {
    clearTimeout(watch)
  }
}
