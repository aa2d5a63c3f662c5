import type { RequestHandler } from 'express'
import { patience, uploadLimit } from './body-limits.ts'

/**
 * What is left of a form that was answered before it was read (refused, or led elsewhere) is taken
 * from the wire: unread, it would stand in the way of the next request on the connection, which
 * behind a proxy is somebody else's. Who sends on for a minute, or eight times what any form may
 * have, is cut off.
 */
export const takeTheRest: RequestHandler = (req, res, next) => {
  res.on('finish', () => {
    if (req.complete) return
    let left = 8 * uploadLimit
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
