import { AsyncResource } from 'node:async_hooks'
import type { RequestHandler } from 'express'
import { networkOf } from '../../platform/network.ts'

/**
 * Answers are begun one at a time, with a round of the event loop in between, in which what others
 * ask for is taken from the wire; of several networks that wait each has its turn, and within a
 * network each browser. A page is read and drawn almost without a pause: hundreds asked for at once,
 * on one connection even, would else be worked on as one piece, before anything else is even seen.
 * Who is alone does not wait.
 */
export function inTurn(): RequestHandler {
  /** Of each network the browsers that wait, of each what it asked for, in that order. */
  const waiting = new Map<string, Map<string, (() => void)[]>>()
  let isResting = false

  /** The first of whose turn it is; their network and their browser are put behind the others. */
  function take(): (() => void) | undefined {
    for (const [network, browsers] of waiting) {
      for (const [browser, line] of browsers) {
        const first = line.shift()
        browsers.delete(browser)
        if (line.length > 0) browsers.set(browser, line)
        waiting.delete(network)
        if (browsers.size > 0) waiting.set(network, browsers)
        return first
      }
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
    const browsers = waiting.get(network) ?? new Map<string, (() => void)[]>()
    waiting.set(network, browsers)
    // Cookies cost nothing: whoever sends others each time takes turns from their own network alone.
    const browser = req.headers.cookie ?? ''
    const line = browsers.get(browser) ?? []
    browsers.set(browser, line)
    // As itself, not as part of the request in whose round it is begun.
    line.push(
      AsyncResource.bind(() => {
        // Nobody reads the answer to a connection that has ended.
        if (!req.socket.destroyed) next()
      }),
    )
  }
}
