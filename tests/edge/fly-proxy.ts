import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { refusal } from './link'

/** Bodies that Fly's proxy still holds when a machine asks for a replay. */
const replayLimit = 1024 * 1024

export type Machine = {
  /** The machine's id, which is its host name. */
  id: string
  region: string
  /** The application that it is of, where that is another one: reached by `fly-replay: app=…` alone. */
  app?: string
  /** Whether its application has no check: then it counts as healthy. */
  isUnchecked?: boolean
  /** How this region's proxy reaches it. */
  address: string
  /** Whether it takes no connection, without a word: the link, which is in between, takes it all the same. */
  isSilent?: boolean
}

/** Milliseconds that a machine is waited for. */
const patience = 60_000

/** A failed connection: the request has not reached the machine. */
const neverThere = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/

/**
 * Fly's proxy of a region: sends each request to a healthy machine, near ones first, and carries out
 * `fly-replay`. Its checks are those of fly.toml.
 */
export function startProxy(
  at: string,
  {
    region,
    machines,
    port,
    check,
  }: {
    region: string
    machines: () => Machine[]
    port: number
    check: { path: string; every: number; within: number }
  },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2000, timeout: 0 })
  const healthy = new Map<string, boolean>()
  const stats = { replays: 0, tooLarge: 0, unreachable: 0 }
  let next = 0

  async function look(): Promise<void> {
    await Promise.all(
      machines().map(async ({ id, address, isUnchecked }) => {
        if (isUnchecked) return void healthy.set(id, true)
        const signal = AbortSignal.timeout(check.within)
        const answer = await fetch(`http://${address}:${port}${check.path}`, { signal }).catch(
          () => null,
        )
        await answer?.body?.cancel()
        healthy.set(id, answer?.status === 200)
      }),
    )
  }
  const timer = setInterval(look, check.every)

  /** Healthy ones of this region, then of others; those of one place in turn. */
  function candidates(): Machine[] {
    next += 1
    const all = machines().filter(({ id, app }) => healthy.get(id) && app === undefined)
    const [near, far] = [true, false].map((here) =>
      all.filter((each) => (each.region === region) === here),
    )
    const turned = (list: Machine[] = []) =>
      list.map((_, n) => list[(n + next) % list.length] as Machine)
    return [...turned(near), ...turned(far)]
  }

  const server = createServer((req, res) => void new Passage(req, res).start())

  class Passage {
    readonly #kept: Buffer[] = []
    #size = 0
    #isWhole = false
    #target: ReturnType<typeof request> | undefined
    #whole: (() => void) | undefined

    constructor(
      readonly req: IncomingMessage,
      readonly res: ServerResponse,
    ) {
      req.on('data', (chunk: Buffer) => {
        this.#size += chunk.length
        if (this.#size <= replayLimit) this.#kept.push(chunk)
        if (this.#target?.write(chunk) === false) {
          req.pause()
          this.#target.once('drain', () => req.resume())
        }
      })
      req.on('end', () => {
        this.#isWhole = true
        this.#target?.end()
        this.#whole?.()
      })
      res.on('close', () => !res.writableFinished && this.#target?.destroy())
    }

    refuse(status: number, why: string) {
      if (this.res.headersSent) return void this.res.destroy()
      this.res.writeHead(status, { 'Content-Type': 'text/plain' }).end(`proxy: ${why}`)
    }

    start(left = candidates()) {
      const [machine, ...others] = left
      if (!machine) {
        stats.unreachable += 1
        return this.refuse(503, 'no healthy machine')
      }
      this.send(machine, { onRefused: () => this.start(others) })
    }

    send(
      machine: Machine,
      {
        from,
        state,
        missed,
        within = patience,
        onRefused,
      }: {
        /** Which machine had it replayed. */
        from?: Machine
        /** What that one wants told. */
        state?: string
        /** The machine that a replay did not reach. */
        missed?: string
        /** Milliseconds until the machine has to have taken the connection. */
        within?: number
        onRefused: () => void
      },
    ) {
      if (machine.isSilent && within < patience) {
        return void setTimeout(() => !this.res.destroyed && onRefused(), within)
      }
      const client = this.req.socket.remoteAddress?.replace('::ffff:', '') ?? ''
      const told = this.req.headers['x-forwarded-for']
      const headers = {
        ...this.req.headers,
        'x-forwarded-for': [told, client, at].filter(Boolean).join(', '),
        'x-forwarded-proto': 'https',
        'fly-client-ip': client,
        'fly-region': region,
        ...(from && {
          'fly-replay-src': `instance=${from.id};region=${from.region};t=${Date.now() * 1000};state=${state ?? ''}`,
        }),
        ...(missed && { 'fly-replay-failed': `instance=${missed}` }),
      }
      const { method, url } = this.req
      const out = request({ host: machine.address, port, method, path: url, headers, agent })
      this.#target = out
      let answered = false
      const refuses = () => {
        this.#target = undefined
        healthy.set(machine.id, false)
        onRefused()
      }
      out.on('response', (answer) => {
        answered = true
        if (refusal in answer.headers) return refuses()
        const replay = answer.headers['fly-replay']
        if (replay === undefined || from) return this.#answer(answer)
        answer.resume()
        this.#target = undefined
        this.#whole = () => this.#replay(String(replay), machine)
        if (this.#isWhole) return this.#whole()
        // It takes no more of what is still coming.
        out.destroy()
        this.req.resume()
      })
      out.on('error', (error: NodeJS.ErrnoException) => {
        if (answered) return
        this.#target = undefined
        // A connection that has just ended; what writes may have arrived, and is not sent twice.
        if (error.code === 'ECONNRESET' && method === 'GET') return onRefused()
        if (neverThere.test(error.code ?? '')) return refuses()
        stats.unreachable += 1
        this.refuse(502, `the machine is not reached (${error.code})`)
      })
      const end = () => out.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' }))
      out.setTimeout(patience, end)
      out.on('socket', (socket) => {
        if (!socket.connecting) return
        const slow = setTimeout(end, within)
        socket.once('connect', () => clearTimeout(slow)).once('close', () => clearTimeout(slow))
      })
      for (const chunk of this.#kept) out.write(chunk)
      if (this.#isWhole) out.end()
    }

    #replay(replay: string, from: Machine) {
      stats.replays += 1
      const [, kind = '', name] = /(instance|app)=([^;\s]+)/.exec(replay) ?? []
      const isMeant = ({ id, app }: Machine) => name === (kind === 'app' ? app : id)
      const machine = machines().find(isMeant)
      if (this.#size > replayLimit) {
        stats.tooLarge += 1
        return this.refuse(502, 'the body is too large for a replay')
      }
      const seconds = /timeout=(\d+)s/.exec(replay)?.[1]
      const missing = () => {
        stats.unreachable += 1
        if (!/fallback=prefer_self/.test(replay)) return this.refuse(502, `no machine ${name}`)
        const [self, ...others] = [from, ...candidates().filter(({ id }) => id !== from.id)]
        const sendBack = (to: Machine | undefined, left: Machine[]) => {
          if (!to) return this.refuse(503, 'no healthy machine')
          this.send(to, { missed: name, onRefused: () => sendBack(left[0], left.slice(1)) })
        }
        sendBack(self, others)
      }
      if (!machine) return missing()
      const state = /state=([^;\s]+)/.exec(replay)?.[1]
      this.send(machine, {
        from,
        state,
        within: seconds ? Number(seconds) * 1000 : patience,
        onRefused: missing,
      })
    }

    #answer(answer: IncomingMessage) {
      if (this.res.destroyed) return void answer.destroy()
      this.res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(this.res)
      answer.on('error', () => this.res.destroy())
    }
  }

  server.requestTimeout = 0
  server.listen(80, at)
  return {
    address: at,
    stats,
    look,
    stop() {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
