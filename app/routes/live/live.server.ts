import type { RequestHandler, Response } from 'express'
import { DomainError, forbidden } from '~/domain-error'
import { getViewer } from '~/features/accounts/viewer.server'
import { checkTopics, type Outlet, openStream } from '~/features/live/hub.server'
import { readTopics } from '~/features/live/topics'
import { errorText } from '~/messages/errors'
import { access, admits } from '~/permissions/access'
import { networkOf } from '~/platform/network'

/**
 * `GET /live?topic=project:ID&topic=user`: server-sent events that say that something under a topic
 * changed. It answers Node's request itself: through the framework each of thousands of streams
 * would cost more than twice the memory (docs/decisions/016-live-events.md).
 *
 * `since` is the number of the last event that the page reflects; a browser that comes back by itself
 * says the same as `Last-Event-ID`.
 */
export const live: RequestHandler = async (req, res, next) => {
  try {
    const url = new URL(req.url, 'http://own.invalid')
    const request = new Request(url, { headers: { Cookie: req.headers.cookie ?? '' } })
    const address = req.ip ?? ''
    const { actor, user, sessionId } = await getViewer({
      request,
      context: { cspNonce: '', address },
    })
    const foreign = !['same-origin', 'none', undefined].includes(req.get('Sec-Fetch-Site'))
    if (foreign || user?.tempPassword || !admits(actor, access['/live'])) throw forbidden()
    const topics = readTopics(actor, url.searchParams.getAll('topic'))
    const since = numberOf(req.get('Last-Event-ID') ?? url.searchParams.get('since'))
    const network = networkOf(address)
    const holder = actor.kind === 'member' ? actor.id : `${actor.projectId} ${network}`
    checkTopics(actor, topics)
    // A request for the head wants to know whether they may; others left while their cookie was read.
    if (req.method === 'HEAD' || res.destroyed) return void res.writeHead(200, head).end()
    const outlet = outletOf(res)
    // A page of another build is told so when it comes back after a deploy.
    if (req.app.locals.build) outlet.send(`event: build\ndata: ${req.app.locals.build}\n\n`)
    res.once('close', openStream({ sessionId, actor, holder, network, topics, outlet }, since))
  } catch (error) {
    if (!(error instanceof DomainError)) return next(error)
    res.status(error.status).type('text').send(errorText(error))
  }
}

const head = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  // Proxies that collect an answer before they pass it on are asked not to.
  'X-Accel-Buffering': 'no',
  Connection: 'close',
}

const outletOf = (res: Response): Outlet => ({
  send(frame) {
    if (!res.headersSent) res.writeHead(200, head)
    if (!res.destroyed) res.write(frame)
  },
  backlog: () => res.writableLength,
  end: () => void res.end(),
})

const numberOf = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined
