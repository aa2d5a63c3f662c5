import { type OutgoingHttpHeaders, request } from 'node:http'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { notYet } from './not-yet.ts'
import { type PrimaryLookup, waitForPrimary } from './wait-for-primary.ts'

/** Facts about the node that a request has reached. */
type NodeAsked = PrimaryLookup & {
  /** Counts a write that begins here, until it is answered. */
  beginWrite: (res: Response) => void
  /** Secret of this installation's nodes: with it a request proves that one of them has led it here. */
  proof: string
  /** The primary of a few seconds ago, which this node may just have lost sight of. */
  lastPrimary: () => string | null
  reaches: (position: number, most: number) => Promise<boolean>
  /** The position that the cookie of a request names; null without one, or with one that is none. */
  positionIn: (cookies: string | undefined) => number | null
  /** The cookie that makes a browser forget its position. */
  forget: string
}

/** Bytes that Fly's proxy keeps of a body, so that it can be sent again to another machine. */
const mostReplayed = 1024 * 1024
/** Milliseconds that a GET waits for what its visitor has just written. */
const patience = 500
/** Milliseconds between two looks at whether the primary that a form is carried to is still there. */
const lookAgain = 1_000
/** The header in which a node that carries a request says so. */
const carriedBy = 'x-carried'

/** A read that writes: a provider's code can be used once only. */
const writing = /^\/auth\/[^/]+\/callback(?:\.data)?$/
/** Writes whose sender comes again by itself: Stripe does. */
const comesAgain = /^\/webhooks\//
/** Reads that are answered at once: the page that names them was waited for, or they name no rows. */
const unhurried = /^\/(?:live|assets|healthz)|\.(?:svg|webp|png|jpe?g|ico)$/

/**
 * Leads a write on a replica to the primary, and a read whose visitor's last write has not arrived here.
 * Fly's proxy replays small requests (`fly-replay`); this node forwards larger ones, and those that the
 * proxy could not deliver. Writes wait for a primary; one that cannot be saved comes back filled in.
 *
 * @param most milliseconds that a write waits for a primary
 */
export function leadToPrimary(node: NodeAsked, most: number): RequestHandler {
  const wait = waitForPrimary(node, most)
  // Express does not see what an asynchronous handler throws: the process would end.
  return (req, res, next) => void lead(req, res, next).catch(next)

  async function lead(req: Request, res: Response, next: NextFunction) {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead && unhurried.test(req.path)) return next()
    const writes = !isRead || writing.test(req.path)
    const isBack = 'fly-replay-failed' in req.headers
    if (!writes) {
      // A read may be outdated when it comes back: better than nothing.
      if (isBack) return next()
      const isFirst = ledBy(req, node.proof) === null
      const primary = isFirst ? (node.reachablePrimary() ?? node.lastPrimary()) : null
      if (await read(node, req, res, primary)) next()
      return
    }
    const by = ledBy(req, node.proof)
    const isSmall = Number(req.get('Content-Length') ?? 0) <= mostReplayed
    // The proxy has delivered it to a node that is not the primary any more, or could not deliver it.
    const carries = isBack || by === 'proxy' || !isSmall
    const waits = !comesAgain.test(req.path)
    const primary = waits ? await wait(req, res, carries) : node.reachablePrimary()
    if (res.destroyed) return
    if (node.mayWrite() && node.isHandingOver()) return notYet(req, res)
    // None goes round: what a node has carried here is answered here.
    if (primary === null || node.mayWrite() || (by === 'node' && !isBack)) {
      node.beginWrite(res)
      return next()
    }
    if (carries) carry(req, res, node, primary)
    else replay(res, primary, node.proof)
  }
}

/** See https://fly.io/docs/networking/dynamic-request-routing/: without a fallback the visitor gets a bare 502. */
const replay = (res: Response, primary: string, proof: string) =>
  void res
    .status(409)
    .setHeader('fly-replay', `instance=${primary};state=${proof};timeout=3s;fallback=prefer_self`)
    .end()

/** Finds who has led a request here for a node of this installation: a node itself, or the proxy for it. */
function ledBy({ headers }: Request, proof: string): 'node' | 'proxy' | null {
  if (headers[carriedBy] === proof) return 'node'
  const marks = String(headers['fly-replay-src'] ?? '').split(';')
  return marks.includes(`state=${proof}`) ? 'proxy' : null
}

/** Waits for what the visitor has written, or leads them to it. @returns whether to answer here */
async function read(node: NodeAsked, req: Request, res: Response, primary: string | null) {
  const wanted = node.positionIn(req.headers.cookie)
  if (wanted === null) return true
  if (await node.reaches(wanted, node.mayWrite() ? 0 : patience)) return true
  if (primary !== null) {
    replay(res, primary, node.proof)
    return false
  }
  // Nobody has it: the cookie is made up, or what was written is lost.
  if (node.mayWrite()) res.appendHeader('Set-Cookie', node.forget)
  return true
}

/** Headers of one connection, which are not passed on to the next. */
const ofConnection = ['connection', 'keep-alive', 'te', 'trailer', 'upgrade', 'expect']
/** Headers of a failed replay that the next node need not know. */
const notPassedOn = [...ofConnection, 'fly-replay-failed']

function carry(req: Request, res: Response, node: NodeAsked, primary: string) {
  const headers: OutgoingHttpHeaders = { ...req.headers, [carriedBy]: node.proof }
  for (const name of notPassedOn) delete headers[name]
  // An address such as `//elsewhere/x` is a path too: only the primary's says where it goes.
  const asked = { method: req.method, path: req.originalUrl, headers, setHost: false }
  const sent = request(node.addressOf(primary), asked, (answer) => {
    const { connection: _, 'keep-alive': _k, 'transfer-encoding': _t, ...rest } = answer.headers
    res.writeHead(answer.statusCode ?? 502, rest)
    answer.pipe(res)
    answer.on('error', () => res.destroy())
  })
  sent.on('error', () => {
    if (res.headersSent) res.destroy()
    else notYet(req, res)
  })
  // A stopped primary takes nothing, and says nothing either.
  const watch = setInterval(() => {
    if (node.reachablePrimary() !== primary) sent.destroy(new Error('the primary has gone'))
  }, lookAgain).unref()
  res.on('close', () => {
    clearInterval(watch)
    sent.destroy()
  })
  req.pipe(sent)
}
