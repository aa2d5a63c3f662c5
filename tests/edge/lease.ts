import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

type Entry = { value: string; session?: string }
type Session = { renewed: number; ttl: number; lockDelay: number }

export const consulToken = 'consul-token'

const millisecondsOf = (text: string) =>
  Number.parseFloat(text) * (text.endsWith('ms') ? 1 : /\dm$/.test(text) ? 60_000 : 1000)

/**
 * Consul, as far as LiteFS asks it for its lease: sessions, and keys that a session holds. As the real
 * one it ends a session after twice its TTL, and keeps a key whose session ran out from others for a moment.
 */
export function startLease(at: string, port: number) {
  const sessions = new Map<string, Session>()
  const entries = new Map<string, Entry>()
  const keptUntil = new Map<string, number>()
  const state = { isDown: false, refused: 0 }

  function end(id: string, ranOut: boolean) {
    const session = sessions.get(id)
    sessions.delete(id)
    for (const [key, entry] of entries) {
      if (entry.session !== id) continue
      entries.delete(key)
      if (ranOut && session) keptUntil.set(key, Date.now() + session.lockDelay)
    }
  }
  const timer = setInterval(() => {
    for (const [id, { renewed, ttl }] of sessions) {
      if (Date.now() > renewed + ttl * 2) end(id, true)
    }
  }, 50)

  function acquire(key: string, value: string, session: string): boolean {
    const holder = entries.get(key)?.session
    const isTaken = (holder && holder !== session) || (keptUntil.get(key) ?? 0) > Date.now()
    if (!sessions.has(session) || isTaken) return false
    entries.set(key, { value, session })
    return true
  }

  function put(key: string, value: string, query: URLSearchParams): boolean {
    const [taken, left] = [query.get('acquire'), query.get('release')]
    if (taken) return acquire(key, value, taken)
    if (left) return entries.get(key)?.session === left && entries.delete(key)
    entries.set(key, { value })
    return true
  }

  function answer(method: string, url: URL, body: string): unknown {
    const [, verb, id = ''] =
      /^\/v1\/session\/(create|renew|destroy)\/?(.*)$/.exec(url.pathname) ?? []
    if (verb === 'create') {
      const asked = JSON.parse(body || '{}')
      const fresh = randomUUID()
      const [ttl, lockDelay] = [asked.TTL ?? '10s', asked.LockDelay ?? '1s'].map(String)
      sessions.set(fresh, {
        renewed: Date.now(),
        ttl: millisecondsOf(ttl ?? ''),
        lockDelay: millisecondsOf(lockDelay ?? ''),
      })
      return { ID: fresh }
    }
    if (verb === 'destroy') {
      end(id, false)
      return true
    }
    const session = sessions.get(id)
    if (verb === 'renew') {
      if (!session) return undefined
      session.renewed = Date.now()
      return [{ ID: id, TTL: `${session.ttl}ms` }]
    }
    const [, key] = /^\/v1\/kv\/(.+)$/.exec(url.pathname) ?? []
    if (key && method === 'PUT') return put(key, body, url.searchParams)
    const entry = key && entries.get(key)
    if (entry) {
      const Value = Buffer.from(entry.value).toString('base64')
      return [
        {
          Key: key,
          Value,
          Session: entry.session,
          CreateIndex: 1,
          ModifyIndex: 1,
          LockIndex: 1,
          Flags: 0,
        },
      ]
    }
    return url.pathname === '/v1/catalog/register' ? true : undefined
  }

  const server = createServer(async (req, res) => {
    if (state.isDown) return void req.socket.destroy()
    const body = await textOf(req)
    if (req.headers['x-consul-token'] !== consulToken) {
      state.refused += 1
      return void res.writeHead(403).end('Permission denied')
    }
    const json = answer(req.method ?? '', new URL(req.url ?? '', 'http://consul'), body)
    res.writeHead(json === undefined ? 404 : 200, {
      'Content-Type': 'application/json',
      'X-Consul-Index': '1',
    })
    res.end(JSON.stringify(json ?? []))
  }).listen(port, at)

  return {
    state,
    /** As when somebody deletes the keys, or takes another one. */
    forget: () => entries.clear(),
    /** The host name of the node that holds the lease. */
    holder() {
      for (const { value, session } of entries.values()) {
        if (session) return String(JSON.parse(value).hostname)
      }
      return null
    },
    stop() {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
    },
  }
}

async function textOf(req: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of req) text += part
  return text
}
