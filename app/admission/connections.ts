import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import { bulkLimit, patience } from './body-limits.ts'

/** Requests of one connection that wait for their answers. Browsers send the next one after an answer. */
const mostPipelined = 4

/**
 * Ends a connection on which more is requested before anything is answered: two thousand requests fit into
 * one piece of 63 KB. Node hands over all of them at once; the rest is dropped here before any work is done.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  const count = (socket: Socket, by: number) => {
    const now = (unanswered.get(socket) ?? 0) + by
    unanswered.set(socket, now)
    return now
  }
  return (req, res) => {
    const { socket } = req
    if (socket.destroyed) return
    if (count(socket, 1) > mostPipelined) return void socket.destroy()
    res.once('close', () => count(socket, -1))
    listener(req, res)
  }
}

/**
 * Drops a request whose connection ended before it was looked at: it has no address, and nobody reads its
 * answer. The address is known from then on, also when the connection ends.
 */
export const dropAborted: RequestHandler = (req, _res, next) => {
  if (req.ip === undefined) req.destroy()
  else next()
}

/**
 * Reads the rest of a form that was answered before it was read (refused, or led elsewhere): unread, it would
 * stand in the way of the next request on the connection, which behind a proxy is somebody else's. Whoever
 * sends on for a minute, or four times what the largest form may have, is cut off.
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
