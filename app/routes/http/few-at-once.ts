import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that wait for their answers. Browsers send the next one after an answer. */
const most = 4

/** What Node's HTTP server reads a connection with: told of every request, it says how to go on. */
type Parser = { onIncoming: (request: IncomingMessage, keepAlive: boolean) => number }
/** The rest of what has come is not for this parser. */
const readNoFurther = 2

/**
 * Ends a connection on which more is asked for before anything is answered: two thousand requests fit
 * into one piece of 63 KB, and Node hands over all of them before anybody else is heard. It has no
 * public way to stop in the middle of a piece, nor does ending the socket; its parser has.
 */
export function fewAtOnce(server: Server): Server {
  const unanswered = new WeakMap<Socket, number>()
  const count = (socket: Socket, by: number) => {
    const now = (unanswered.get(socket) ?? 0) + by
    unanswered.set(socket, now)
    return now
  }
  server.on('connection', (socket: Socket & { parser: Parser }) => {
    const { parser } = socket
    const begin = parser.onIncoming
    parser.onIncoming = (request, keepAlive) => {
      if (count(socket, 1) <= most) return begin(request, keepAlive)
      socket.destroy()
      return readNoFurther
    }
  })
  return server.on('request', ({ socket }, res) => {
    res.once('close', () => count(socket, -1))
  })
}
