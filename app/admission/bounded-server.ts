import { createServer, type RequestListener, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that wait for their answers. Browsers send the next one after an answer. */
const mostPipelined = 4

/**
 * An HTTP server that does little for what comes in one piece of up to 64 KB. Node parses the whole piece at
 * once, whatever becomes of its connection: 2,500 requests, or a body in chunks of a byte each, would keep
 * everybody waiting. So a connection is ended where more is requested before anything is answered, and where
 * a body comes in chunks; the rest of its piece is overwritten with what no request has, and parsing ends.
 *
 * @param lengthRequired what a body without a `Content-Length` is refused with (411)
 */
export function createBoundedServer(
  options: ServerOptions,
  listener: RequestListener,
  lengthRequired: string,
) {
  // Answers Node's own errors here, so that they are counted.
  const server = createServer({ ...options, requireHostHeader: false })
  const unanswered = new WeakMap<Socket, number>()
  const ended = new WeakSet<Socket>()
  let parsed: { socket: Socket; piece: Buffer } | null = null

  server.on('connection', (socket) => {
    // Comes before Node's own listener, which parses.
    socket.prependListener('data', (piece: Buffer) => {
      if (ended.has(socket)) piece.fill(0)
      parsed = { socket, piece }
    })
  })
  const end = (socket: Socket) => {
    ended.add(socket)
    if (parsed?.socket === socket) parsed.piece.fill(0)
  }
  const count = (socket: Socket, by: number) => {
    const now = (unanswered.get(socket) ?? 0) + by
    unanswered.set(socket, now)
    return now
  }

  const answer: RequestListener = (req, res) => {
    const { socket } = req
    if (socket.destroyed || count(socket, 1) > mostPipelined) {
      end(socket)
      return void socket.destroy()
    }
    res.once('close', () => count(socket, -1))
    if (req.headers['transfer-encoding'] === undefined) return listener(req, res)
    res.statusCode = 411
    res.setHeader('Connection', 'close').setHeader('Content-Type', 'text/plain; charset=utf-8')
    res.end(lengthRequired)
    end(socket)
  }
  return server.on('request', answer).on('checkExpectation', answer)
}
