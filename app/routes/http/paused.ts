import type { RequestListener } from 'node:http'
import { serverMessages as say } from '../../messages/server.ts'

/** Answers while the product is paused. Checks are content: the machine is as it should be. */
export const paused: RequestListener = (req, res) => {
  req.resume()
  const isCheck = req.url === '/healthz'
  res.writeHead(isCheck ? 200 : 503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(!isCheck && { 'Retry-After': '60' }),
  })
  res.end(isCheck ? say.paused : say.isPaused)
}
