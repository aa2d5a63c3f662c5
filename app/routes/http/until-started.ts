import type { RequestListener } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { waitingForms } from '../../admission/waiting-forms.ts'
import { notYet } from './not-yet.ts'

/**
 * Answers while the application starts: forms wait for it, so that their senders need not send them again.
 * Everything else is told to come again.
 *
 * @param most milliseconds that a form waits
 */
export function untilStarted(most: number) {
  const enter = waitingForms()
  const waiting = new Map<Response, { req: Request; leave: () => void }>()

  const listener: RequestHandler = (req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const giveUp = () => {
      leave()
      notYet(req, res)
    }
    const giveBack = isRead ? null : enter(req, giveUp)
    if (!giveBack) return notYet(req, res)
    const timer = setTimeout(giveUp, most)
    const leave = () => {
      clearTimeout(timer)
      waiting.delete(res)
      giveBack()
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
