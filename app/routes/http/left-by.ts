import type { ServerResponse } from 'node:http'

/** A signal for when the reader of an answer has gone before its end. */
export function leftBy(answer: ServerResponse): AbortSignal {
  const left = new AbortController()
  answer.once('close', () => {
    if (!answer.writableFinished) left.abort()
  })
  return left.signal
}
