import { expect, test } from '@playwright/test'
import { signUp } from '#tests/fixtures/browser'

test('GUARD-03 the server knows who is signed in before it answers: no script waits for it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const timers: number[] = []
    Object.assign(window, { timers })
    const later = window.setInterval
    window.setInterval = ((work: TimerHandler, delay?: number, ...rest: unknown[]) => {
      timers.push(delay ?? 0)
      return later(work, delay, ...rest)
    }) as typeof window.setInterval
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(projects|account-settings|admin)/.test(pathname)) asked.push(pathname)
  })
  type Router = { navigate: (to: string) => Promise<void> }
  for (const path of ['/projects', '/account-settings', '/admin']) {
    asked.length = 0
    await page.evaluate(
      (to) => (window as unknown as { __remixRouter: Router }).__remixRouter.navigate(to),
      path,
    )
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Start designing' }).first()).toBeVisible()
    expect(asked, 'asked the server once').toEqual([`${path}.data`])
  }
  // Whoever would wait in script would look every 100 ms; nobody looks at all.
  expect(await page.evaluate(() => (window as unknown as { timers: number[] }).timers)).toEqual([])

  await signUp(page)
  const first = await page.request.get('/projects')
  expect(await first.text()).toMatch(/<h1 class="title"[^>]*>My Projects</)
  await page.context().clearCookies()
  const refused = await page.request.get('/projects', { maxRedirects: 0 })
  expect([refused.status(), refused.headers().location]).toEqual([302, '/'])
  expect(await refused.text()).not.toContain('My Projects')
})
