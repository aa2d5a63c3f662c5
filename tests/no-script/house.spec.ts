import { expect, test } from '@playwright/test'

test('the house answers: health, security headers, not from another site', async ({ request }) => {
  const health = await request.get('/healthz')
  expect(health.status()).toBe(200)
  const home = await request.get('/')
  expect(home.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+';/)
  expect(home.headers()['x-content-type-options']).toBe('nosniff')
  const foreign = await request.post('/start', { headers: { Origin: 'https://elsewhere.example' } })
  expect(foreign.status()).toBe(403)
})
