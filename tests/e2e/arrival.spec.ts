import { expect, type Page, test } from '@playwright/test'
import {
  answersByScript,
  execute,
  newProject,
  settled,
  signUp,
  signUpAsAdmin,
} from '#tests/fixtures/browser'
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

/** A link that stays on the next screen keeps the focus. */
const isKept = (focus: string) => focus === 'H1' || focus === 'pressed'

const pathOf = (to: string) => new URL(to, 'http://here').pathname

test('the heading of each screen that a link leads to has the focus, and its title is announced', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const client = await signUp(page)
  execute("update users set role = 'client', allowed_active_requests = 5 where email = ?", client)
  await page.context().clearCookies()
  addCompany(client, await signUpAsAdmin(page))
  addRequest(client, { type: addType([question('text', 'Name')]) })
  await newProject(page, 'Tidewater')

  const problems: string[] = []
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
    await link.focus()
    await page.evaluate(() =>
      Object.assign(window, { stayed: true, pressed: document.activeElement }),
    )
    await page.keyboard.press('Enter')
    await page
      .waitForURL((url) => url.pathname !== pathOf(from), { timeout: 15_000 })
      .catch(() => {})
    await settled(page)
    if (!(await page.evaluate(() => 'stayed' in window))) continue
    const { pathname } = new URL(page.url())
    if (pathname === pathOf(from)) continue
    followed += 1
    const heard = () => page.evaluate(askHeard)
    await expect
      .poll(async () => {
        const { focus, said, title } = await heard()
        return focus === 'dialog' || (isKept(focus) && `${said} · Panelry` === title)
      })
      .toBe(true)
      .catch(async () => {
        const { focus, said, title } = await heard()
        problems.push(`${to} from ${from}: ${focus} has the focus, “${said}” is said of “${title}”`)
      })
    const { title, heading, misnamed, small } = await heard()
    problems.push(...misnamed.map((it) => `${pathname}: ${it}`))
    problems.push(...small.map((it) => `${pathname}: ${it}`))
    if (!heading) problems.push(`${pathname} has no heading`)
    if (title === 'Panelry') problems.push(`${pathname} has no title of its own`)
    if (!(await page.locator('dialog[open]').count())) await look()
  }
  expect([...new Set(problems)]).toEqual([])
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

test('views of one company have titles and headings of their own', async ({ page }) => {
  const client = await signUp(page)
  execute("update users set role = 'client' where email = ?", client)
  const id = addCompany(client, client)
  const seen = new Set<string>()
  for (const view of ['', '/members', '/logins', '/requests', '/orders']) {
    await page.goto(`/company-profile/${id}${view}`)
    const { title, heading } = await page.evaluate(askHeard)
    expect(heading).toContain('Saltmarsh Kayaks')
    expect(heading).toBe(title.replace(' · Panelry', ''))
    seen.add(title)
  }
  expect(seen.size).toBe(5)
})

test('nothing takes the focus from a dialog that opens and closes', async ({ page }) => {
  await signUp(page)
  await page.goto('/projects')
  await answersByScript(page)
  const open = page.getByRole('link', { name: 'New folder' })
  await open.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await settled(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
})
