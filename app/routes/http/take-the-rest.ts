import type { RequestHandler } from 'express'

/**
 * What is left of a form that was answered before it was read (refused, or led elsewhere) is taken
 * from the wire: unread, it would stand in the way of the next request on the connection, which
 * behind a proxy is somebody else's.
 */
export const takeTheRest: RequestHandler = (req, res, next) => {
  res.on('finish', () => {
    if (req.complete) return
    req.removeAllListeners('data')
    req.resume()
  })
  next()
}
