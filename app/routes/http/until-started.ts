import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { notYet } from './not-yet.ts'

/** Forms that wait; what they have sent stays on the wire, but for some 64 KB of each. */
const mostWaiting = 200

/**
 * Answers while the application starts: forms wait for it, so that their senders need not send them again.
 * Everything else is told to come again.
 *
 * @param most milliseconds that a form waits
 */
export function untilStarted(most: number) {
  const waiting = new Map<ServerResponse, { req: IncomingMessage; timer: NodeJS.Timeout }>()

  const listener: RequestListener = (req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead || waiting.size >= mostWaiting) return notYet(req, res)
    const timer = setTimeout(() => {
      waiting.delete(res)
      notYet(req, res)
    }, most)
    waiting.set(res, { req, timer })
    res.once('close', () => {
      clearTimeout(timer)
      waiting.delete(res)
    })
  }

  return {
    listener,
    /** Hands over to what answers from now on. */
    begin(answer: RequestListener) {
      for (const [res, { req, timer }] of waiting) {
        clearTimeout(timer)
        answer(req, res)
      }
      waiting.clear()
    },
  }
}
