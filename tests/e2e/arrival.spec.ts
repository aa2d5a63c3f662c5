import { expect, type Page, test } from '@playwright/test'
import { execute, newProject, settled, signUp, signUpAsAdmin } from '#tests/fixtures/browser'
import { addCompany } from '#tests/fixtures/company-world'
import { addType, question } from '#tests/fixtures/create-request-world'
import { askHeard } from '#tests/fixtures/heard'
import { addRequest } from '#tests/fixtures/queue-world'

const most = 60

/** Addresses of this screen's own links that the router follows, one for each pathname. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .filter((link) => !link.closest('[inert], .skip-link, details:not([open]), .flash'))
      .filter((link) => link.checkVisibility() && link.target === '' && !link.download)
      .map((link) => link.getAttribute('href') ?? ''),
  )

const pathOf = (to: string) => new URL(to, 'http://here').pathname

test('the heading of each screen that a link leads to has the focus, and a title of its own', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const client = await signUp(page)
  execute("update users set role = 'client', allowed_active_requests = 5 where email = ?", client)
  await page.context().clearCookies()
  addCompany(client, await signUpAsAdmin(page))
  addRequest(client, { type: addType([question('text', 'Name')]) })
  await newProject(page, 'Tidewater')

  const faults: string[] = []
  const titles = new Map<string, string>()
  const waiting: { from: string; to: string }[] = []
  const known = new Set<string>()
  const look = async () => {
    const { pathname, search } = new URL(page.url())
    for (const to of await linksOf(page)) {
      const path = pathOf(to)
      const kind = path.replace(
        /[0-9a-f]{8}-[0-9a-f-]{27}|\/\d+(?=\/|$)|[A-Za-z0-9_-]{16,}/g,
        ':id',
      )
      if (known.has(kind) || /\.\w+$|^\/(auth|logout)|\/print$/.test(path)) continue
      known.add(kind)
      waiting.push({ from: pathname + search, to })
    }
  }
  await page.goto('/requests?tab=all')
  await settled(page)
  await look()
  let followed = 0
  for (let next = waiting.shift(); next && followed < most; next = waiting.shift()) {
    const { from, to } = next
    const now = new URL(page.url())
    if (now.pathname + now.search !== from) {
      await page.goto(from)
      await settled(page)
    }
    const link = page.locator(`a[href=${JSON.stringify(to)}]:visible`).first()
    if (!(await link.count())) continue
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await link.focus()
    await page.keyboard.press('Enter')
    await page
      .waitForURL((url) => url.pathname !== pathOf(from), { timeout: 15_000 })
      .catch(() => {})
    await settled(page)
    if (!(await page.evaluate(() => 'stayed' in window))) continue
    const { pathname } = new URL(page.url())
    if (pathname === pathOf(from)) continue
    followed += 1
    await expect
      .poll(async () => (await page.evaluate(askHeard)).focus, { timeout: 3000 })
      .toMatch(/^(H1|dialog)$/)
      .catch(async () => {
        faults.push(`${to} from ${from}: ${(await page.evaluate(askHeard)).focus} has the focus`)
      })
    const { title, heading, misnamed, small } = await page.evaluate(askHeard)
    faults.push(...misnamed.map((it) => `${pathname}: ${it}`))
    faults.push(...small.map((it) => `${pathname}: ${it}`))
    if (!heading) faults.push(`${pathname} has no heading`)
    if (title === 'Panelry') faults.push(`${pathname} has no title of its own`)
    const other = titles.get(title)
    if (other && other !== pathname) faults.push(`${pathname} and ${other} are both “${title}”`)
    titles.set(title, pathname)
    if (!(await page.locator('dialog[open]').count())) await look()
  }
  expect([...new Set(faults)]).toEqual([])
  expect(followed).toBeGreaterThanOrEqual(40)
})

test('another query of the same screen keeps the focus and says what is shown', async ({
  page,
}) => {
  const client = await signUp(page)
  execute("update users set role = 'client', allowed_active_requests = 5 where email = ?", client)
  await page.context().clearCookies()
  await signUpAsAdmin(page)
  const { title, type } = addRequest(client)
  await page.goto(`/requests?tab=all&type=${type.id}`)
  await settled(page)
  const tab = page.locator('.tabs').getByRole('link', { name: /^Unassigned/ })
  await tab.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/unassigned/)
  await expect(page.locator('p[aria-live]')).toContainText(/Unassigned.*row/)
  await expect(tab).toBeFocused()
  await page.getByRole('link', { name: title }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const snapshot = await page.getByRole('heading', { level: 1 }).ariaSnapshot()
  expect(snapshot).toContain(title)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
