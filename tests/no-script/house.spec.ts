import { get } from 'node:http'
import { expect, test } from '@playwright/test'

/** What the server answers to a path that is sent as it is written here. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get({ port: process.env.TEST_PORT, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })

test('the house answers: health, security headers, not from another site', async ({ request }) => {
  const health = await request.get('/healthz')
  expect(health.status()).toBe(200)
  const home = await request.get('/')
  expect(home.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(home.headers()['x-content-type-options']).toBe('nosniff')
  const foreign = await request.post('/start', {
    headers: { Origin: 'https://elsewhere.example' },
  })
  expect(foreign.status()).toBe(403)
})

test('what is no request for a page of ours is refused', async ({ request }) => {
  for (const host of ['a b', 'x@elsewhere.example', 'elsewhere.example:99999', '[::1']) {
    expect((await request.get('/', { headers: { Host: host } })).status()).toBe(400)
  }
  const vouched = { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://public.example' }
  expect((await request.post('/login', { headers: vouched })).status()).toBe(400)
  // The framework would go through its routes for every segment.
  for (const path of [`/7${'/a'.repeat(12)}`, `/a${'/'.repeat(20)}`]) {
    expect((await request.get(path)).status()).toBe(400)
  }
  // As no browser would write it: these lead elsewhere, or deep.
  for (const path of ['/x/../login', '/%2E/login', '/x\\..\\login', '\\a'.repeat(50)]) {
    expect(await statusOf(path.startsWith('/') ? path : `/${path}`)).toBe(400)
  }
  expect((await request.get(`/7${'/a'.repeat(11)}`)).status()).toBe(404)
})

test('a form for an address that takes none is refused without blaming the house', async ({
  page,
}) => {
  await page.goto('/login')
  const logIn = page.getByRole('button', { name: 'Log in', exact: true })
  await logIn.evaluate((button: HTMLButtonElement) => button.form?.setAttribute('action', '/order'))
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await logIn.click()
  expect((await answered).status()).toBe(405)
  await expect(page.getByRole('alert')).toHaveText(
    'There is no longer a form at this address. Nothing was saved.',
  )
})

test('AUTH-42 anyone who is locked out hears when to come again', async ({ request }) => {
  const form = { email: `nobody-${Date.now()}@example.com`, password: 'wrong' }
  const statuses: number[] = []
  for (let i = 0; i < 10; i += 1) {
    const answer = await request.post('/login', { form })
    statuses.push(answer.status())
    expect(answer.headers()['retry-after']).toBeUndefined()
  }
  expect(new Set(statuses)).toEqual(new Set([400]))
  const locked = await request.post('/login', { form })
  expect(locked.status()).toBe(429)
  expect(Number(locked.headers()['retry-after'])).toBeGreaterThan(60)
})

test('screens are kept by nobody', async ({ request }) => {
  for (const path of ['/', '/login.data']) {
    expect((await request.get(path)).headers()['cache-control']).toBe('private, no-store')
  }
})

test('what is only posted to shows the not-found screen when it is opened', async ({ page }) => {
  for (const path of [
    '/start',
    '/projects/1/exports',
    '/projects/1/pages/1/sections',
    '/projects/1/pages/1/undo',
    '/projects/1/sections/1/style',
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})

test('on public pages the first stop of the keyboard leads past the bar', async ({ page }) => {
  for (const path of ['/', '/order', '/page-not-found', '/test']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await expect(skip, path).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main'), path).toBeFocused()
  }
})
