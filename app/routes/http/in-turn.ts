import { AsyncResource } from 'node:async_hooks'
import type { RequestHandler } from 'express'
import { networkOf } from '../../platform/network.ts'

/**
 * Answers are begun one at a time, with a round of the event loop in between, in which what others
 * ask for is taken from the wire; of several networks that wait each has its turn. A page is read
 * and drawn almost without a pause: hundreds asked for at once, on one connection even, would else
 * be worked on as one piece, before anything else is even seen. Who is alone does not wait.
 */
export function inTurn(): RequestHandler {
  const waiting = new Map<string, (() => void)[]>()
  let isResting = false

  /** The first of the network whose turn it is, which is put behind the others. */
  function take(): (() => void) | undefined {
    for (const [network, line] of waiting) {
      const first = line.shift()
      waiting.delete(network)
      if (line.length > 0) waiting.set(network, line)
      if (first) return first
    }
  }

  function rest() {
    isResting = true
    setImmediate(() => {
      const begin = take()
      isResting = begin !== undefined
      if (!begin) return
      rest()
      begin()
    })
  }

  return (req, _res, next) => {
    if (!isResting) {
      rest()
      return next()
    }
    const network = networkOf(req.ip ?? '')
    const line = waiting.get(network) ?? []
    waiting.set(network, line)
    // As itself, not as part of the request in whose round it is begun.
    line.push(
      AsyncResource.bind(() => {
        // Nobody reads the answer to a connection that has ended.
        if (!req.socket.destroyed) next()
      }),
    )
  }
}
