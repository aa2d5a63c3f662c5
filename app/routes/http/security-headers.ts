import type { IncomingMessage } from 'node:http'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import type { env as environment } from '../../platform/env.server'
import { videoPlayers } from '../../shared/video-hosts.ts'

const nonceSource = (_req: unknown, res: unknown) => `'nonce-${(res as Response).locals.cspNonce}'`

/** The editor and the shared preview show a page of a website in a frame. */
const framedBy = ({ url = '' }: IncomingMessage) =>
  /^\/(projects\/[^/?]+\/pages|share\/[^/?]+)\/[^/?]+\/website(\?|$)/.test(url)
    ? "'self'"
    : "'none'"

/** Security headers: put together once, except for the nonce. */
export function securityHeaders(env: typeof environment): RequestHandler {
  /** Origins of Turnstile's script, frame and calls; none unless it is configured. */
  const captchaHosts =
    env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET_KEY
      ? [new URL(env.TURNSTILE_BASE_URL).origin]
      : []

  const videoHosts = Object.keys(videoPlayers).map((host) => `https://${host}`)

  /** Targets of forms other than our own pages: browsers check redirects against them too. */
  const paymentPages = env.STRIPE_SECRET_KEY ? [new URL(env.STRIPE_CHECKOUT_URL).origin] : []

  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", nonceSource, ...captchaHosts],
        // The style of a printed page is in its document.
        'style-src': env.production ? ["'self'", nonceSource] : ["'self'", "'unsafe-inline'"],
        'style-src-attr': ["'unsafe-inline'"],
        // Pictures and players of other hosts are in messages; `cleanHtml` says which.
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'connect-src': ["'self'", ...(env.production ? [] : ['ws:']), ...captchaHosts],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", ...paymentPages],
        'frame-ancestors': [framedBy],
        'frame-src': ["'self'", ...videoHosts, ...captchaHosts],
      },
    },
    strictTransportSecurity: env.appUrl.startsWith('https://')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
}
