import type { RequestListener } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { waitingForms } from '../../admission/waiting-forms.ts'
import { networkOf } from '../../platform/network.ts'
import { notYet } from './not-yet.ts'

/**
 * Answers while the application starts: forms wait for it, so that their senders need not send them again.
 * Everything else is told to come again.
 *
 * @param most milliseconds that a form waits
 */
export function untilStarted(most: number) {
  const quota = waitingForms()
  const waiting = new Map<Response, { req: Request; leave: () => void }>()

  const listener: RequestHandler = (req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const networks = [networkOf(req.ip ?? '')]
    if (isRead || quota.acquire(networks, 1) !== null) return notYet(req, res)
    const timer = setTimeout(() => {
      leave()
      notYet(req, res)
    }, most)
    const leave = () => {
      clearTimeout(timer)
      if (waiting.delete(res)) quota.release(networks, 1)
    }
    waiting.set(res, { req, leave })
    res.once('close', leave)
  }

  return {
    listener,
    /** Hands over to what answers from now on. */
    begin(answer: RequestListener) {
      for (const [res, { req, leave }] of waiting) {
        leave()
        answer(req, res)
      }
    },
  }
}
