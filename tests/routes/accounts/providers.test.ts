import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startProvider } from '#tests/fakes/oauth'
import { asResponse, get } from '#tests/fixtures/requests'

// Before the configuration is read, which happens with the first import of a route.
const person = { sub: 'g-1', name: 'Wren Pine', email: 'wren@example.com', email_verified: true }
let provider: Awaited<ReturnType<typeof startProvider>>
let leave: typeof import('~/routes/auth/leave').loader
let comeBack: typeof import('~/routes/auth/callback').loader

beforeAll(async () => {
  provider = await startProvider()
  vi.stubEnv('GOOGLE_CLIENT_ID', 'panelry')
  vi.stubEnv('GOOGLE_CLIENT_SECRET', 'secret')
  vi.stubEnv('GOOGLE_BASE_URL', provider.url)
  leave = (await import('~/routes/auth/leave')).loader
  comeBack = (await import('~/routes/auth/callback')).loader
})
afterAll(() => provider.stop())

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Follows the provider's own redirects by hand: the last one leads back to us. */
async function chooses(to: URL): Promise<URL> {
  let next = to.href
  for (let i = 0; i < 5 && !next.startsWith('http://localhost:3000'); i += 1) {
    next = (await fetch(next, { redirect: 'manual' })).headers.get('Location') ?? ''
  }
  return new URL(next)
}

async function left(query = '') {
  const leaving = asResponse(
    await get(leave, `/auth/google${query}`, { params: { provider: 'google' } }),
  )
  const to = new URL(leaving.headers.get('Location') ?? '')
  const choose = new URL(to)
  choose.pathname = '/choose'
  choose.searchParams.set('person', JSON.stringify(person))
  return { to, cookie: cookiesOf(leaving), back: await chooses(choose) }
}

const callback = async (back: URL, cookie: string) =>
  asResponse(
    await get(comeBack, back.pathname + back.search, { cookie, params: { provider: 'google' } }),
  )

const refused = (answer: Response) => {
  expect(answer.headers.get('Location')).toBe('/login')
  expect(answer.headers.getSetCookie().join()).not.toContain('panelry_session=')
}

test('AUTH-19 the way there carries state and PKCE, the way back a session', async () => {
  const { to, cookie, back } = await left()
  expect(to.searchParams.get('state')).toMatch(/.{20}/)
  expect(to.searchParams.get('code_challenge_method')).toBe('S256')
  expect(to.searchParams.get('redirect_uri')).toBe('http://localhost:3000/auth/google/callback')
  const answer = await callback(back, cookie)
  expect(answer.headers.get('Location')).toBe('/projects')
  expect(answer.headers.getSetCookie().join()).toContain('panelry_session=')
})

test('AUTH-19 a wrong state, or one of another browser, signs nobody in', async () => {
  const { cookie, back } = await left()
  refused(await callback(back, ''))
  const other = await left()
  refused(await callback(back, other.cookie))
  const forged = new URL(back)
  forged.searchParams.set('state', 'guessed')
  refused(await callback(forged, cookie))
})

test('AUTH-19 a callback works once: the code is used and the state forgotten', async () => {
  const { cookie, back } = await left()
  const first = await callback(back, cookie)
  expect(first.headers.get('Location')).toBe('/projects')
  expect(first.headers.getSetCookie().join()).toMatch(/panelry_oauth=;/)
  refused(await callback(back, cookie))
})

test('GUARD-57 AUTH-19 it leads on to a path of ours, never to another host', async () => {
  const inside = await left('?redirectTo=%2Faccount-settings')
  expect((await callback(inside.back, inside.cookie)).headers.get('Location')).toBe(
    '/account-settings',
  )
  const outside = await left('?redirectTo=%2F%2Fevil.example')
  expect((await callback(outside.back, outside.cookie)).headers.get('Location')).toBe('/projects')
})

test('a provider that nobody configured, or that does not exist, is not there', async () => {
  for (const name of ['facebook', 'google2', '__proto__']) {
    const answer = asResponse(await get(leave, `/auth/${name}`, { params: { provider: name } }))
    expect(answer.status).toBe(404)
  }
})
