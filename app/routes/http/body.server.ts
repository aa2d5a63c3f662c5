import { patience, silence, slowest } from '~/admission/body-limits'
import type { FormSlot } from '~/admission/form-slot'
import { tooLarge } from '~/admission/too-large'
import { DomainError } from '~/domain-error'

export const isTooLarge = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'form-too-large'

export type BodyTerms = {
  /** The largest body in bytes. */
  limit: number
  /** Whether a larger body is read up to the limit: the fields that came whole before it are the form. */
  cut?: boolean
  /** Its slot, which counts what comes. */
  slot?: FormSlot | null
}

/**
 * Body of a request, piece by piece. A reader that stops leaves the rest to `drainBody`: a browser that is
 * still sending would not show our answer on a closed connection.
 *
 * @throws DomainError `form-too-large` (413) past the limit; `form-slow` (408) when nothing comes for a
 *   while, or after a minute it is neither whole nor quick; `forms-waiting` (503) when there is no room
 */
export async function* piecesOf(
  request: Request,
  { limit, cut = false, slot }: BodyTerms,
): AsyncGenerator<Uint8Array> {
  if (!request.body) return
  const reader = request.body.getReader()
  const start = Date.now()
  let size = 0
  let watch: ReturnType<typeof setTimeout> | undefined
  let end = (_: DomainError) => {}
  const ended = new Promise<never>((_, reject) => {
    end = reject
    watch = setTimeout(function checkPace() {
      if (size / (Date.now() - start) < slowest) return reject(new DomainError('form-slow', 408))
      watch = setTimeout(checkPace, 5_000)
    }, patience)
  })
  // A reader that is busy with a piece learns of the end at the next one.
  ended.catch(() => {})
  slot?.onEnd(end)
  try {
    for (;;) {
      slot?.waits()
      const silent = setTimeout(() => end(new DomainError('form-slow', 408)), silence)
      const { done, value } = await Promise.race([reader.read(), ended]).finally(() =>
        clearTimeout(silent),
      )
      if (done) return
      size += value.byteLength
      const over = size - limit
      if (over > 0) {
        if (cut && over < value.byteLength) yield value.subarray(0, -over)
        throw tooLarge(limit)
      }
      slot?.came(value.byteLength)
      yield value
    }
  } finally {
    clearTimeout(watch)
    slot?.whole()
  }
}
