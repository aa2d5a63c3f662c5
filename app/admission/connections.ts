import type { RequestHandler } from 'express'
import { bulkLimit, patience } from './body-limits.ts'

/**
 * Drops a request whose connection ended before it was looked at: it has no address, and nobody reads its
 * answer. The address is known from then on, also when the connection ends.
 */
export const dropAborted: RequestHandler = (req, _res, next) => {
  if (req.ip === undefined) req.destroy()
  else next()
}

/**
 * Reads the rest of a form that was answered before it was read (refused, or led elsewhere): unread, it
 * would be in the way of the next request on the connection, which behind a proxy is somebody else's.
 * Anyone who sends on for a minute, or four times what the largest form may have, is cut off.
 */
export const drainBody: RequestHandler = (req, res, next) => {
  res.on('finish', () => {
    if (req.complete) return
    let left = 4 * bulkLimit
    const over = setTimeout(() => req.destroy(), patience)
    req.once('close', () => clearTimeout(over))
    req.removeAllListeners('data')
    req.on('data', (piece: Buffer) => {
      left -= piece.length
      if (left < 0) req.destroy()
    })
    req.resume()
  })
  next()
}
