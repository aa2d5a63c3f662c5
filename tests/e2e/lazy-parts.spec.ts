import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { execute, newProject, send, settled, signUp } from '#tests/fixtures/browser'
import { become, makeRequest, somebody, write } from '#tests/fixtures/conversation-world'
import { startDesigning } from '#tests/fixtures/editor-journeys'

/** Has the script of a part not come. */
const lose = (page: Page, part: string) =>
  page.route(`**/assets/${part}-*.js`, (route) => route.abort())

/** Types a name on Account Settings, which nobody has saved. */
async function fillIn(page: Page) {
  const email = await signUp(page)
  await page.goto('/account-settings')
  await settled(page)
  await page.waitForLoadState('networkidle')
  const fullName = page.getByLabel('Full name')
  await fullName.fill('Jane Dormer')
  return { email, fullName }
}

test('NOTIF-09 offline the bell says so and keeps the page with what is typed; with a network it opens', async ({
  page,
}) => {
  const { fullName } = await fillIn(page)
  const bell = page.getByRole('link', { name: 'Notifications' })
  await page.context().setOffline(true)
  await bell.click()
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toContainText(
    'This page stays as it is.',
  )
  await expect(fullName).toHaveValue('Jane Dormer')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await expect(fullName).toHaveValue('Jane Dormer')
})

test('when the dialog to log in again does not load, the form stays and people log in in another tab', async ({
  page,
}) => {
  const { fullName } = await fillIn(page)
  await lose(page, 'sign-in-dialog')
  const session = await page.context().cookies()
  await page.context().clearCookies({ name: 'panelry_session' })
  await page.getByRole('button', { name: 'Save profile' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'What you typed is kept.' })
  await expect(told.getByRole('link', { name: 'Log in in another tab' })).toBeVisible()
  await expect(fullName).toHaveValue('Jane Dormer')
  await page.context().addCookies(session)
  await told.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Profile successfully updated.')).toBeVisible()
})

test('a color stays typed where the note of its contrast does not come', async ({ page }) => {
  await startDesigning(page)
  await page.goto(`${new URL(page.url()).pathname.replace(/\/pages\/.*/, '')}/settings`)
  await settled(page)
  await lose(page, 'contrast-guard')
  const colour = page.getByRole('dialog').getByLabel('Primary', { exact: true })
  const asked = page.waitForEvent('requestfailed')
  await colour.fill('#112233')
  await asked
  await settled(page)
  await expect(colour).toHaveValue('#112233')
})

test('NOTIF-09 when nothing is typed and the bell does not load, the screen of its list is opened', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/projects')
  await settled(page)
  await lose(page, 'bell-panel')
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(page).toHaveURL('/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
})

test('NOTIF-09 a bell that does not come says whose fault it is, and what it says can be taken away', async ({
  page,
}) => {
  const { fullName } = await fillIn(page)
  await lose(page, 'bell-panel')
  const bell = page.getByRole('link', { name: 'Notifications' })
  const told = page.getByRole('alert')
  await bell.click()
  await expect(told).toContainText('Something went wrong on our side. This page stays as it is.')
  await told.getByRole('button', { name: 'Dismiss' }).click()
  await expect(told).toBeHidden()
  await page.route('**/healthz', (route) => route.abort())
  await bell.click()
  await expect(told).toContainText('Panelry isn’t responding')
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeHidden()
  await expect(fullName).toHaveValue('Jane Dormer')
})

test('what was written for something that is gone is given back also where its screen does not come', async ({
  page,
  browser,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const admin = await somebody(browser, true, 'Amara Okafor', "role = 'admin'")
  const request = makeRequest(client.id, admin.id)
  await page.goto(`${request}?v=2`)
  await settled(page)
  await lose(page, 'error-screen')
  await write(page, 'Message', 'Three hours of thought')
  execute('delete from requests where id = ?', request.split('/').at(-1))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This could not be sent' })).toBeVisible()
  const words = page.getByRole('textbox')
  await expect(words).toHaveValue(/Three hours of thought/)
  // As long as it takes others' changes to be shown, several times.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)))
  await expect(words).toHaveValue(/Three hours of thought/)
})

test('a page that is not there says so, and leads on, also where its screen does not come', async ({
  page,
}) => {
  await lose(page, 'error-screen')
  await page.goto('/nowhere')
  await settled(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Panelry' }).first().click()
  await expect(page.getByRole('button', { name: 'Start designing' })).toBeVisible()
})

test('a project that is closed meanwhile says so also where the script of that does not come', async ({
  page,
  browser,
}) => {
  const other = await somebody(browser, true, 'Amara Okafor', "role = 'client'")
  await signUp(page)
  const id = await newProject(page, 'Winter menu')
  await page.goto('/projects')
  await settled(page)
  await page.waitForLoadState('networkidle')
  await lose(page, 'closed-screen')
  execute('update projects set owner_id = ? where id = ?', other.id, id)
  await page.getByRole('link', { name: 'Winter menu' }).first().click()
  const title = page.getByRole('heading', { name: 'This project is not shared with you' })
  await expect(title).toBeVisible()
  await page.unroute('**/assets/closed-screen-*.js')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Ask for access' })).toBeVisible()
})

test('what a closed project offers can be pressed before its script has come', async ({
  page,
  browser,
}) => {
  const other = await somebody(browser, true, 'Amara Okafor', "role = 'client'")
  await signUp(page)
  const id = await newProject(page, 'Spring menu')
  execute('update projects set owner_id = ? where id = ?', other.id, id)
  await page.route('**/assets/closed-screen-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 2500))
    await route.continue()
  })
  await page.goto(`/projects/${id}`)
  // The rest of script has started, or waits for it.
  await page.waitForTimeout(1000)
  await page.getByRole('button', { name: 'Ask for access' }).click()
  await expect(page.getByText('You have asked to join this project.')).toBeVisible()
})

test('SECT-10 an undo that cannot be carried out says why also where the script of that does not come', async ({
  page,
}) => {
  await startDesigning(page, 'Hero')
  const undo = page.url().replace(/\?p=(.*?)(&.*)?$/, '/pages/$1/undo')
  await lose(page, 'stuck-screen')
  await send(page, undo)
  // As a browser posts a form before script has started.
  await page.goto('/healthz')
  await page.setContent(`<form method="post" action="${undo}"><button>Undo</button></form>`)
  await page.getByRole('button').click()
  await settled(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('There is nothing to undo.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible()
})

test('REQ-54 a message goes also where what shows the progress of files does not come', async ({
  page,
  browser,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const admin = await somebody(browser, true, 'Amara Okafor', "role = 'admin'")
  await lose(page, 'upload-panel')
  await page.goto(`${makeRequest(client.id, admin.id)}?v=2`)
  await settled(page)
  await write(page, 'Message', 'Without a file')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('.conversation-entry')).toContainText(['Without a file'])
  await write(page, 'Message', 'With a file')
  await page.locator('input[type=file][name=files]').setInputFiles({
    name: 'wall.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ochre'),
  })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('.conversation-entry')).toContainText(['Without a file', 'With a file'])
  await expect(page.getByRole('link', { name: /wall\.txt/ }).first()).toBeVisible()
})

test('no script of the browser holds the library that checks forms on the server', () => {
  const folder = 'build/client/assets'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  // What zod keeps its own things under: it compiles rules with `eval`, which the policy of a page forbids.
  const holdIt = scripts.filter((name) =>
    readFileSync(`${folder}/${name}`, 'utf8').includes('_zod'),
  )
  expect(holdIt).toEqual([])
})
