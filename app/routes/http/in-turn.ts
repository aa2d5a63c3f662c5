import type { RequestHandler } from 'express'
import { makeFairTurns } from '../../platform/fair-turns.ts'
import { networkOf } from '../../platform/network.ts'

/**
 * Answers are begun one at a time. A page is read and drawn almost without a pause: hundreds asked for
 * at once, on one connection even, would else be worked on as one piece, before anything else is even
 * seen. A form takes another turn once it has been read (`res.locals.turn`): many can be on their way
 * for long and end in one moment.
 *
 * @param personOf whose turn it is within a network, by the `Cookie` header. Guests are one person
 *   there: who makes up cookies takes no turns from those who are signed in.
 */
export function inTurn(personOf: (cookies: string | undefined) => string): RequestHandler {
  const begin = makeFairTurns()
  return (req, res, next) => {
    const whose = () => ({
      network: networkOf(req.ip ?? ''),
      person: personOf(req.headers.cookie),
    })
    res.locals.turn = () => new Promise<void>((resume) => begin(whose, resume))
    begin(whose, () => {
      // Nobody reads the answer to a connection that has ended.
      if (!req.socket.destroyed) next()
    })
  }
}
