import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { createRequestHandler } from '@remix-run/express'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express'
import { rateLimit } from 'express-rate-limit'
import helmet from 'helmet'
import { bulkLimit, slowest } from './app/admission/body-limits.ts'
import { createBoundedServer } from './app/admission/bounded-server.ts'
import { drainBody, dropAborted } from './app/admission/connections.ts'
import { fairQueue } from './app/admission/fair-queue.ts'
import { serverMessages } from './app/messages/server.ts'
import { isDiskFull } from './app/platform/disk-full.ts'
import { waitForDatabase } from './app/platform/litefs/wait-for-database.ts'
import { readSettings } from './app/platform/read-settings.ts'
import { bindRoutes } from './app/routes/http/bind-routes.ts'
import { leadToPrimary } from './app/routes/http/lead-to-primary.ts'
import { paused } from './app/routes/http/paused.ts'
import { routeGroups } from './app/routes/http/route-groups.ts'
import { screensForFiles } from './app/routes/http/screens-for-files.ts'
import { staticFiles } from './app/routes/http/static-files.ts'
import { untilStarted } from './app/routes/http/until-started.ts'
import { waitForDrain } from './app/routes/http/wait-for-drain.ts'
import { videoPlayers } from './app/shared/video-hosts.ts'

/** Read before anything is waited for: what cannot be used is refused at once. */
const settings = await new Promise<ReturnType<typeof readSettings>>((read) =>
  read(readSettings(process.env)),
).catch(endWithWhy)
const production = settings.NODE_ENV === 'production'

const vite = production
  ? undefined
  : await import('vite').then((v) => v.createServer({ server: { middlewareMode: true } }))

const loadBuild = async (): Promise<ServerBuild> =>
  bindRoutes(
    vite
      ? ((await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild)
      : await import('./build/server/index.js' as string),
  )

// Nobody holds a connection by sending little: `piecesOf` ends what is slow after a minute, this all else.
const patient = {
  headersTimeout: 20_000,
  requestTimeout: Math.ceil(bulkLimit / slowest) + 60_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies and browsers keep one: they would send into a connection that has just ended.
  keepAliveTimeout: 75_000,
}
/** Listens before there is anything to answer with. */
const starting = untilStarted(settings.EDGE_WAIT * 1000)
let answer: RequestListener = express()
  .disable('x-powered-by')
  .set('trust proxy', settings.TRUST_PROXY)
  .use(dropAborted, starting.listener)
function answerWith(next: RequestListener) {
  answer = next
  starting.begin(next)
}
const server = createBoundedServer(
  patient,
  (req, res) => answer(req, res),
  serverMessages.lengthRequired,
)
const port = settings.PORT
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(serverMessages.portTaken(port))
  process.exit(1)
})
await new Promise<void>((listening) => server.listen(port, listening))

// The database can be copied or put into its place meanwhile: nobody here opens it.
if (settings.PAUSED === 'on') {
  answerWith(paused)
  console.log(serverMessages.pausedAt(port))
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0))
  await new Promise(() => {})
}

const { LITEFS_URL, DATABASE_DIR } = settings
if (LITEFS_URL && DATABASE_DIR) await waitForDatabase(LITEFS_URL, DATABASE_DIR, console.warn)
const build = await loadBuild().catch(endWithWhy)
const { lifecycle, live, stripeWebhook } = build.entry
  .module as unknown as typeof import('./app/entry.server.tsx')
const { env, log, say } = lifecycle
await lifecycle.start().catch(endWithWhy)

/** Prints a problem that the person who starts the server can solve, as a sentence without a stack. */
function endWithWhy(error: Error): never {
  const why =
    error.name === 'StartRefused' ? error.message : isDiskFull(error) && serverMessages.diskFull
  if (!why) throw error
  console.error(why)
  process.exit(1)
}

const app = express()
app.disable('x-powered-by')
app.set('trust proxy', env.TRUST_PROXY)

app.get('/healthz', (_req, res) => {
  const health = lifecycle.health()
  res
    .status(health === 'ready' ? 200 : 503)
    .type('text')
    .send(say[health])
})

/** One JSON line a request. */
const requestLog: RequestHandler = (req, res, next) => {
  const start = performance.now()
  const id = randomBytes(8).toString('hex')
  res.setHeader('X-Request-Id', id)
  res.on('finish', () => {
    const ms = Math.round(performance.now() - start)
    log.info({ id, method: req.method, path: req.path, status: res.statusCode, ms })
  })
  next()
}

/** Every page gets a fresh nonce for its own scripts. */
const nonce: RequestHandler = (_req, res, next) => {
  res.locals.cspNonce = randomBytes(16).toString('base64')
  next()
}

/** Origins of Turnstile's script, frame and calls; none unless it is configured. */
const captchaHosts =
  env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET_KEY ? [new URL(env.TURNSTILE_BASE_URL).origin] : []

const videoHosts = Object.keys(videoPlayers).map((host) => `https://${host}`)

/** Targets of forms other than our own pages: browsers check redirects against them too. */
const paymentPages = env.STRIPE_SECRET_KEY ? [new URL(env.STRIPE_CHECKOUT_URL).origin] : []

/** Security headers: put together once, except for the nonce. */
const security = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': [
        "'self'",
        (_req, res) => `'nonce-${(res as Response).locals.cspNonce}'`,
        ...captchaHosts,
      ],
      'style-src': production ? ["'self'"] : ["'self'", "'unsafe-inline'"],
      'style-src-attr': ["'unsafe-inline'"],
      // Pictures and players of other hosts are in messages; `cleanHtml` says which.
      'img-src': ["'self'", 'data:', 'blob:', 'https:'],
      'connect-src': ["'self'", ...(production ? [] : ['ws:']), ...captchaHosts],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'", ...paymentPages],
      'frame-ancestors': ["'none'"],
      'frame-src': ["'self'", ...videoHosts, ...captchaHosts],
    },
  },
  strictTransportSecurity: env.appUrl.startsWith('https://')
    ? { maxAge: 31_536_000, includeSubDomains: true }
    : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
})

/** Most requests of a kind a minute from one address; assets are served before. */
function limit(method: 'GET' | 'POST', perMinute: number): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skip: (req) => (req.method === 'GET' || req.method === 'HEAD' ? 'GET' : 'POST') !== method,
    message: say.tooManyRequests,
  })
}

/** A shared preview is known by its address alone: no search lists it, no other site is told of it. */
const unlisted: RequestHandler = (_req, res, next) => {
  res.setHeader('Referrer-Policy', 'no-referrer')
  res.setHeader('X-Robots-Tag', 'noindex, nofollow')
  next()
}

/** Segments of a path; ours have eight at most. For each one the framework goes through the routes. */
const deepest = 12

/** A browser has taken these out: the framework reads an address with them as another one than we do. */
const roundabout = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i

const hostName = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Anything but a request for a page of ours is refused before an address is read from it. */
const wellFormed: RequestHandler = (req, res, next) => {
  if (env.TRUST_PROXY === 0) delete req.headers['x-forwarded-host']
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
const sameOriginWrites: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next()
  const site = req.get('Sec-Fetch-Site')
  const origin = req.get('Origin')
  const foreign = site
    ? site !== 'same-origin' && site !== 'none'
    : origin !== undefined &&
      origin !== new URL(env.appUrl).origin &&
      origin !== `${req.protocol}://${req.get('Host')}`
  if (foreign) return void res.status(403).type('text').send(say.foreignForm)
  // Decided here: the framework compares the host again, which differs behind some proxies.
  delete req.headers.origin
  next()
}

app.use(dropAborted, requestLog, drainBody, nonce, security, wellFormed)
if (!vite) app.use(staticFiles('build/client', '/assets/'))
app.use(leadToPrimary(lifecycle.node, env.EDGE_WAIT * 1000))
// Before the compression, which would collect the events.
if (env.RATE_LIMIT === 'on') app.use('/live', limit('GET', 600))
app.get('/live', live)
// The payment provider is no browser: its signature says where an event comes from, not its headers.
if (env.RATE_LIMIT === 'on') app.use('/webhooks/stripe', limit('POST', 1200))
const queue = fairQueue(lifecycle.signedSession)
app.post('/webhooks/stripe', queue, stripeWebhook)
app.use(
  compression({
    // Half the time of the usual sixth level, for two or three bytes more in a hundred.
    level: 5,
    filter: (req, res) =>
      !String(res.getHeader('Content-Type') ?? '').startsWith('text/event-stream') &&
      compression.filter(req, res),
  }),
)
if (vite) app.use(vite.middlewares)
app.use(sameOriginWrites)
app.use('/share', unlisted)
if (env.RATE_LIMIT === 'on') app.use(limit('GET', 1200), limit('POST', 240))
app.use(queue)

const handlerOf = (of: ServerBuild | (() => Promise<ServerBuild>)) => {
  const errorScreen = screensForFiles(of)
  return createRequestHandler({
    build: of,
    getLoadContext: (req, res): AppLoadContext => ({
      cspNonce: res.locals.cspNonce,
      address: req.ip ?? '',
      turn: res.locals.turn,
      asData: req.path.endsWith('.data'),
      goOn: () => waitForDrain(res),
      afterWrite: () => lifecycle.afterWrite(res),
      errorScreen,
    }),
  })
}

if (vite) {
  app.all('*', handlerOf(loadBuild))
} else {
  app.locals.build = build.assets.version
  const groupOf = routeGroups(build)
  const handlers = new Map<ServerBuild, RequestHandler>()
  app.all('*', (req, res, next) => {
    // So that pages of the build before know that these are not their data.
    if (req.path.endsWith('.data')) res.setHeader('X-Build', build.assets.version)
    const group = groupOf(req.path)
    const handler = handlers.get(group) ?? handlerOf(group)
    handlers.set(group, handler)
    return handler(req, res, next)
  })
}

const lastResort: ErrorRequestHandler = (error, _req, res, _next) => {
  const status = error.status >= 400 && error.status < 500 ? error.status : 500
  if (status === 500) log.error({ err: error }, 'request failed')
  else log.info({ err: error.message, status }, 'request refused')
  res
    .status(status)
    .type('text')
    .send(status === 500 ? say.serverError : say.badRequest)
}
app.use(lastResort)

answerWith(app)
const address = server.address()
lifecycle.announce(
  env.appUrl.replace(/:0$/, `:${typeof address === 'object' && address ? address.port : env.PORT}`),
)

const signals = ['SIGTERM', 'SIGINT'] as const

/** Finishes what is under way, then closes the database. A second signal ends at once. */
async function stop(signal: string) {
  for (const each of signals) process.off(each, stop)
  log.info({ signal }, 'stopping')
  await lifecycle.handOver()
  lifecycle.endStreams()
  const forced = setTimeout(() => server.closeAllConnections(), 5_000)
  server.close(async () => {
    clearTimeout(forced)
    await lifecycle.stop()
    process.exit(0)
  })
  server.closeIdleConnections()
}
for (const signal of signals) process.on(signal, stop)
