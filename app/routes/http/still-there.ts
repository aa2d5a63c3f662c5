import type { RequestHandler } from 'express'

/**
 * A request whose connection has ended before it is looked at has no address, and nobody reads its answer:
 * that is no fault of ours. What is asked here of the connection is known from then on, also when it ends.
 */
export const stillThere: RequestHandler = (req, _res, next) => {
  if (req.ip === undefined) req.destroy()
  else next()
}
