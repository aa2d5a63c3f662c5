import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OAuth2Server } from 'oauth2-mock-server'

/** Who signs in at the provider, as its userinfo names them. */
export type Person = Record<string, unknown>

/** The answer of the login page: somebody, or nobody wanted. */
export type Choice = { person: Person } | { denied: true }

/**
 * A provider: a real OAuth 2 server (it checks PKCE; a code works once), with a login page before
 * it where the person says who they are, or that they do not want to.
 */
export async function startProvider() {
  const oauth = new OAuth2Server()
  await oauth.issuer.keys.generate('RS256')
  await oauth.start(0, '127.0.0.1')
  const people = new Map<string, Person>()

  oauth.service.on('beforeAuthorizeRedirect', ({ url }, { query }) => {
    const code = url.searchParams.get('code')
    if (code) people.set(code, JSON.parse(String(query.login_hint)))
  })
  oauth.service.on('beforeTokenSigning', ({ payload }, { body }) => {
    payload.person = people.get(String(body?.code)) ?? null
  })
  oauth.service.on('beforeResponse', (answer, { body }) => {
    if (people.delete(String(body.code))) return
    answer.statusCode = 400
    answer.body = { error: 'invalid_grant' }
  })
  oauth.service.on('beforeUserinfo', (answer, { headers }) => {
    const [, payload = ''] = (headers.authorization ?? '').split('.')
    answer.body = JSON.parse(Buffer.from(payload, 'base64url').toString()).person
  })

  let whileAsked = () => {}
  const front = createServer(async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://front')
    if (url.pathname === '/authorize') {
      res.setHeader('Content-Type', 'text/html').end(loginPage(url.search))
    } else if (url.pathname === '/choose') {
      res.writeHead(302, { Location: chosen(url.searchParams, oauth.issuer.url ?? '') }).end()
    } else {
      const chunks: Buffer[] = []
      for await (const chunk of req) chunks.push(chunk)
      if (url.pathname === '/userinfo') whileAsked()
      const answer = await fetch(`${oauth.issuer.url}${url.pathname}`, {
        method: req.method ?? 'GET',
        headers: {
          'Content-Type': req.headers['content-type'] ?? 'text/plain',
          Authorization: req.headers.authorization ?? '',
        },
        ...(req.method === 'POST' && { body: Buffer.concat(chunks) }),
      })
      res.writeHead(answer.status, { 'Content-Type': 'application/json' })
      res.end(Buffer.from(await answer.arrayBuffer()))
    }
  })
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))
  const { port } = front.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Does something each time before it says who somebody is. */
    whileAsked(work: () => void) {
      whileAsked = work
    },
    async stop() {
      front.closeAllConnections()
      front.close()
      await oauth.stop()
    },
  }
}

/** Where the login page sends who has chosen. */
function chosen(query: URLSearchParams, issuer: string): string {
  if (query.get('denied') !== null) {
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('state', query.get('state') ?? '')
    return back.href
  }
  const { person, ...rest } = Object.fromEntries(query)
  return `${issuer}/authorize?${new URLSearchParams({ ...rest, login_hint: person ?? '{}' })}`
}

function loginPage(query: string): string {
  const hidden = [...new URLSearchParams(query)]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')
  return `<!doctype html><title>Provider</title><form action="/choose">${hidden}
    <label>Person <input name="person"></label>
    <button>Allow</button><button name="denied" value="1">Deny</button></form>`
}
