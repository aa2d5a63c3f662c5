import type { RequestHandler } from 'express'
import { serverMessages as say } from '../../messages/server.ts'

/** Segments of a path; ours have eight at most. For each one the framework goes through the routes. */
const deepest = 12

/**
 * Detours such as `/../`, which browsers resolve themselves: the framework reads such an address as another
 * one than we do.
 */
const roundabout = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i

const hostName = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Anything but a request for a page of ours is refused before an address is read from it. */
export const wellFormed =
  (trustProxy: number): RequestHandler =>
  (req, res, next) => {
    if (trustProxy === 0) delete req.headers['x-forwarded-host']
    const hosts = [req.get('Host') ?? '', req.get('X-Forwarded-Host') ?? 'localhost']
    const known = hosts.every((host) => hostName.test(host) && URL.canParse(`http://${host}`))
    // `_data` in a query asked for the data of a screen in an older version of the framework.
    const query = req.url.includes('?') ? new URLSearchParams(req.url.replace(/^[^?]*/, '')) : null
    const isDeep = req.path.split('/', deepest + 2).length > deepest + 1
    const isOdd = isDeep || roundabout.test(req.path) || !req.url.startsWith('/')
    if (!known || isOdd || query?.has('_data')) {
      return void res.status(400).type('text').send(say.badRequest)
    }
    if (req.method === 'TRACE') return void res.status(405).type('text').send(say.notAllowed)
    next()
  }

/** A write must come from our own pages: browsers say where a form was sent from. */
export const sameOriginWrites =
  (appUrl: string): RequestHandler =>
  (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next()
    const site = req.get('Sec-Fetch-Site')
    const origin = req.get('Origin')
    const foreign = site
      ? site !== 'same-origin' && site !== 'none'
      : origin !== undefined &&
        origin !== new URL(appUrl).origin &&
        origin !== `${req.protocol}://${req.get('Host')}`
    if (foreign) return void res.status(403).type('text').send(say.foreignForm)
    // Decided here: the framework compares the host again, which differs behind some proxies.
    delete req.headers.origin
    next()
  }
