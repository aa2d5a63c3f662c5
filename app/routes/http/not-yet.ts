import type { RequestListener } from 'node:http'
import { serverMessages as say } from '../../messages/server.ts'

/**
 * Answers while the application starts, and large forms whose primary is out of reach: a load balancer asks
 * another machine, a browser comes again.
 */
export const notYet: RequestListener = (req, res) => {
  req.resume()
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  const isCheck = req.url === '/healthz'
  res.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    // Browsers load a page again by themselves; a form is sent again by its author.
    ...(isRead && !isCheck && { Refresh: '5' }),
  })
  res.end(isCheck ? say.starting : isRead ? say.notYet : say.notStored)
}
