import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { createRequestHandler } from '@remix-run/express'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
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
import { leftBy } from './app/routes/http/left-by.ts'
import { paused } from './app/routes/http/paused.ts'
import { routeGroups } from './app/routes/http/route-groups.ts'
import { screensForFiles } from './app/routes/http/screens-for-files.ts'
import { securityHeaders } from './app/routes/http/security-headers.ts'
import { staticFiles } from './app/routes/http/static-files.ts'
import { untilStarted } from './app/routes/http/until-started.ts'
import { waitForDrain } from './app/routes/http/wait-for-drain.ts'
import { sameOriginWrites, wellFormed } from './app/routes/http/well-formed.ts'

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

const security = securityHeaders(env)
app.use(dropAborted, requestLog, drainBody, nonce, security, wellFormed(env.TRUST_PROXY))
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
app.use(sameOriginWrites(env.appUrl))
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
      left: leftBy(res),
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
