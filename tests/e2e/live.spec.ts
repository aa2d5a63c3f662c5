import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { execute, newProject, queryRow, send, settled, signUp } from '#tests/fixtures/browser'
import { become, makeRequest, somebody, write } from '#tests/fixtures/conversation-world'
import { addPanel, panelNames } from '#tests/fixtures/editor-journeys'
import { clientAndMaker, press, said } from '#tests/fixtures/order-world'

/** Two people with one project open side by side, each in a browser of their own. */
async function sideBySide(browser: Browser) {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()])
  const [ada, ben] = await Promise.all([one.newPage(), two.newPage()])
  const mails = [await signUp(ada), await signUp(ben)]
  await newProject(ada, 'Tidewater')
  const url = new URL(ada.url())
  const project = url.pathname.split('/')[2] ?? ''
  const idOf = (email: string | undefined) =>
    String(queryRow('select id from users where email = ?', email)?.id)
  execute("update users set full_name = 'Ben Ode' where id = ?", idOf(mails[1]))
  execute(
    "insert into collaborators (id, project_id, user_id, status, created_at) values (?, ?, ?, 'active', ?)",
    `of-${project}`,
    project,
    idOf(mails[1]),
    Date.now(),
  )
  await ben.goto(`/projects/${project}`)
  return { ada, ben, project, close: () => Promise.all([one.close(), two.close()]) }
}

const here = (page: Page) => page.getByRole('list', { name: 'Also here' })

test('COLLAB-13 UI-30 two browsers: one adds, moves and takes back, the other sees it without a reload', async ({
  browser,
}) => {
  const { ada, ben, close } = await sideBySide(browser)
  await expect(here(ada).getByRole('img', { name: 'Ben Ode' })).toBeVisible()
  await expect(here(ben).getByRole('img', { name: 'Jane Doe' })).toBeVisible()
  await ben.evaluate(() => Object.assign(window, { neverReloaded: true }))

  const first = await addPanel(ada, 'Hero')
  await expect.poll(() => panelNames(ben)).toContain(first)
  const second = await addPanel(ada, 'FAQ')
  await expect.poll(async () => (await panelNames(ben)).slice(0, 2)).toEqual([first, second])

  // What Ben has selected and focused stays while Ada changes other things.
  await ben.locator('.panel-row-link').nth(0).click()
  await expect(ben.locator('.section[data-selected]')).toHaveAttribute('aria-label', first)
  await ben.locator('[data-control="style-grey"]').focus()
  await ada.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await panelNames(ben)).slice(0, 2)).toEqual([second, first])
  await expect(ben.locator('.section[data-selected]')).toHaveAttribute('aria-label', first)
  expect(await ben.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('grey')

  // Both work on different panels; everybody ends up with both changes.
  await ben.keyboard.press('Enter')
  await ada.keyboard.press('d')
  await expect.poll(() => panelNames(ben)).toHaveLength(await panelNames(ada).then((n) => n.length))
  await expect.poll(async () => (await panelNames(ada)).filter((n) => n === second)).toHaveLength(2)
  expect(await ben.evaluate(() => 'neverReloaded' in window)).toBe(true)
  await expectAccessible(ben)
  await close()
})

test('COLLAB-10 COLLAB-13 someone who is removed is told so without a reload, also under an open dialog', async ({
  browser,
}) => {
  const { ada, ben, project, close } = await sideBySide(browser)
  const reading = await ben.context().newPage()
  await reading.goto(`/projects/${project}/brand`)
  await expect(reading.getByRole('dialog')).toBeVisible()
  await ada.goto(`/projects/${project}?side=settings`)
  await ada.getByRole('link', { name: 'Remove Ben Ode' }).click()
  await ada.getByRole('button', { name: 'Confirm' }).click()
  await expect(ada.getByText('Collaborator removed')).toBeVisible()
  for (const page of [ben, reading]) {
    await expect(
      page.getByRole('heading', { name: 'You no longer work on this project' }),
    ).toBeVisible()
  }
  await close()
})

test('a message about a press is not taken by another tab that reads again', async ({
  browser,
}) => {
  const { ada, project, close } = await sideBySide(browser)
  await ada.goto(`/projects/${project}?side=settings`)
  await ada.getByRole('link', { name: 'Remove Ben Ode' }).click()
  const beside = await ada.context().newPage()
  await beside.goto(`/projects/${project}?side=settings`)
  await expect(beside.getByRole('link', { name: 'Remove Ben Ode' })).toBeVisible()
  await settled(beside)
  // The screen that follows comes late: the tab beside it reads again before.
  const follows = `**/projects/${project}.data?*`
  await ada.route(follows, async (route) => {
    await expect(beside.getByRole('link', { name: 'Remove Ben Ode' })).toHaveCount(0)
    await route.continue()
  })
  await ada.getByRole('button', { name: 'Confirm' }).click()
  await expect(ada.getByText('Collaborator removed')).toBeVisible()
  await expect(beside.getByText('Collaborator removed')).toHaveCount(0)
  await close()
})

test('a form that is being filled in keeps what was typed, and is told who was faster', async ({
  browser,
}) => {
  const { ada, ben, project, close } = await sideBySide(browser)
  const brand = (page: Page) => page.getByLabel('Project name')
  await brand(ben).fill('Lowwater')
  await brand(ada).fill('Highwater')
  const page = String(queryRow('select id from pages where project_id = ?', project)?.id)
  const third = await ben.context().newPage()
  await third.goto(`/projects/${project}/pages/${page}/notes`)
  await third.getByLabel('New note').fill('The tide table is old')
  await ada.getByRole('button', { name: 'Save brand' }).click()
  await expect(ada.getByRole('heading', { name: 'Highwater' })).toBeVisible()
  await ben.waitForTimeout(1500)
  await expect(brand(ben)).toHaveValue('Lowwater')
  await expect(third.getByLabel('New note')).toHaveValue('The tide table is old')
  await ben.getByRole('button', { name: 'Save brand' }).click()
  await expect(ben.getByText('Saved: Highwater. Yours: Lowwater.')).toBeVisible()
  await close()
})

/** Whether somebody looks at a page: for the browser, all pages of a test are seen at once. */
const turn = (page: Page, to: 'seen' | 'hidden') =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, to === 'hidden')

/** As long as it takes others' changes to be shown, several times. */
const aWhile = (page: Page) => page.waitForTimeout(1500)

test('NOTIF-07 NOTIF-21 a page that nobody looks at opens nothing: it is read again when somebody does', async ({
  page,
  browser,
}) => {
  const { maker, order } = await clientAndMaker(page, browser, true)
  await maker.page.goto(`${order.path}?view=2`)
  await turn(maker.page, 'hidden')
  const used = await maker.page.context().newPage()
  await used.goto('/notifications')
  const bell = used.getByRole('link', { name: /^Notifications/ })
  await page.goto(`${order.path}?view=2`)
  await write(page, 'Message', `Yellow, please. @${maker.name} one thing.`)
  await press(page, 'Send')
  await expect(bell).toHaveAccessibleName('Notifications, 1 not opened')
  await aWhile(used)
  await expect(bell).toHaveAccessibleName('Notifications, 1 not opened')
  await expect(said(maker.page)).toHaveCount(0)
  await turn(maker.page, 'seen')
  await expect(said(maker.page)).toContainText(['Yellow, please.'])
  await expect(bell).toHaveAccessibleName('Notifications')
  await maker.page.context().close()
})

test('NOTIF-07 someone who comes to the messages by their tab has opened what tells of them', async ({
  page,
  browser,
}) => {
  const { maker, order } = await clientAndMaker(page, browser, true)
  await maker.page.goto(order.path)
  const bell = maker.page.getByRole('link', { name: /^Notifications/ })
  await page.goto(`${order.path}?view=2`)
  await write(page, 'Message', `Yellow, please. @${maker.name} one thing.`)
  await press(page, 'Send')
  await expect(bell).toHaveAccessibleName('Notifications, 1 not opened')
  await maker.page.getByRole('link', { name: /^Messages/ }).click()
  await expect(said(maker.page)).toContainText(['Yellow, please.'])
  await expect(bell).toHaveAccessibleName('Notifications')
  await maker.page.context().close()
})

test('REQ-54 what was new when a conversation was opened stays marked while it is', async ({
  page,
  browser,
}) => {
  const { maker, order } = await clientAndMaker(page, browser, true)
  const fresh = said(maker.page).filter({ has: maker.page.getByText('New', { exact: true }) })
  await maker.page.goto(`${order.path}?view=2`)
  await maker.page.goto('/notifications')
  await page.goto(`${order.path}?view=2`)
  const send = async (text: string) => {
    await write(page, 'Message', text)
    await press(page, 'Send')
    await expect(said(page)).toContainText([text])
  }
  await send('Yellow, please.')
  // As from a mail: the page itself finds the notification and opens it.
  await maker.page.goto(`${order.path}?view=2`)
  await expect(fresh).toContainText(['Yellow, please.'])
  await aWhile(maker.page)
  await expect(fresh).toContainText(['Yellow, please.'])
  await maker.page.reload()
  await expect(said(maker.page)).toContainText(['Yellow, please.'])
  await expect(fresh).toHaveCount(0)
  await maker.page.context().close()
})

test('NOTIF-21 COLLAB-13 COLLAB-08 a request shows in the owner’s bell and panel, the answer in the other’s, without a reload', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const guest = await context.newPage()
  await signUp(page)
  await newProject(page, 'Tidewater')
  await signUp(guest)
  await guest.goto('/projects')
  const bell = (of: Page) => of.getByRole('link', { name: /^Notifications/ })
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }))

  const asking = await context.newPage()
  await asking.goto(page.url())
  await asking.getByRole('button', { name: 'Ask for access' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 not opened')
  const panel = page.locator('#collaborators')
  await expect(panel.getByText('Jane Doe').first()).toBeVisible()

  // The other one looks at a list meanwhile: whoever has the project open has seen the answer.
  await asking.close()
  await expect(bell(guest)).toHaveAccessibleName('Notifications')
  await panel.getByRole('button', { name: 'Accept all requests' }).click()
  await expect(page.getByText('Accepted all requests')).toBeVisible()
  await expect(bell(guest)).toHaveAccessibleName('Notifications, 1 not opened')
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
  await context.close()
})

test('UI-30 someone who has a category of the library open sees its new name', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  const mails = [await signUp(page), await signUp(other)]
  execute("update users set role = 'admin', manage_blocks = 1 where email in (?, ?)", ...mails)
  const name = `Bands ${Date.now()}`
  await page.goto('/admin/panels/categories/new')
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await other.goto(page.url())
  await other.getByLabel('Name').fill(`${name} and more`)
  await other.getByRole('button', { name: 'Save category' }).click()
  await expect(other.getByText('Category updated')).toBeVisible()
  await expect(page.getByRole('heading', { name: `${name} and more`, level: 1 })).toBeVisible()
  execute('delete from panel_categories where name = ?', `${name} and more`)
  await context.close()
})

test('REQ-47 a list in which nobody has chosen anything shows who was assigned meanwhile', async ({
  page,
  browser,
}) => {
  const admin = await become(page, 'Ingrid Solberg', "role = 'admin'")
  const client = await somebody(browser, false, 'Nadia Hollis', "role = 'client'")
  const other = await somebody(browser, false, 'Elif Varga', 'organization = 1')
  const path = makeRequest(client.id, admin.id)
  await page.goto(`${path}/assign`)
  await settled(page)
  const list = page.getByRole('dialog').getByRole('list', { name: 'Chosen' })
  await expect(list).toContainText(admin.name)
  const number = path.split('/').pop() ?? ''
  const { version } =
    queryRow('select version from requests where number = ? or id = ?', number, number) ?? {}
  await send(page, `${path}/assign`, { assignee: other.id, version: `${version}` })
  await expect(list).toContainText(other.name)
})
