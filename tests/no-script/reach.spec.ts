import { globSync, readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { execute, freshEmail, logIn, newProject, signUp } from '#tests/fixtures/browser'
import { crawl, type Found } from '#tests/fixtures/crawl'
import { addType, givePackageOf, question } from '#tests/fixtures/create-request-world'
import { addPanel, startDesigning } from '#tests/fixtures/editor-journeys'
import { makePanelByForm } from '#tests/fixtures/library-journeys'
import { askMiddles } from '#tests/fixtures/middles'
import { makePicture } from '#tests/fixtures/pictures'
import { guardsOf } from '#tests/fixtures/route-guards'
import { validate } from '#tests/fixtures/validate'

const shown = /export (default|\{ (\w+ as )?default)/

/** The URL patterns of the routes that show a screen, and of those that carry something out. */
function routes() {
  const screens = new Set<string>()
  const operations = new Set<string>()
  for (const file of globSync('app/routes/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8')
    const shows = shown.test(source) && !/nothingHere|=> (redirect|data)\(/.test(source)
    for (const { made, pattern = '' } of guardsOf(file)) {
      if (made === 'act') operations.add(pattern)
      else if (shows) screens.add(pattern)
    }
  }
  return { screens: [...screens], operations: [...operations] }
}

/** Screens that no link leads to, and where their address comes from. */
const typed = new Map([
  ['*', 'any address'],
  ['/page-not-found', 'an address of its own'],
  ['/test', 'an address of its own: the gallery of the components'],
  ['/test/confirm', 'part of the gallery'],
  ['/setup', 'printed when the product starts for the first time'],
  ['/confirm-email', 'mailed'],
  ['/invitation', 'mailed, or in the bell of who was invited'],
  ['/projects/:id/ask', 'a form of its own journey: somebody else’s project'],
  ['/projects/:id/collaborators/leave', 'a link of its own journey: a project shared with one'],
  ['/projects/:id/collaborators/:collaborator/remove', 'a link of its own journey'],
  ['/projects/:id/collaborators/:collaborator/accept', 'a form of its own journey: a request'],
  ['/projects/:id/collaborators/:collaborator/reject', 'a form of its own journey: a request'],
  ['/projects/:id/collaborators/accept-all', 'a form of its own journey: a request'],
  ['/projects/:id/pages/:page/several', 'a link of its own journey: a page of two panels'],
  ['/projects/:id/presence', 'posted by script alone: who has the editor open'],
  ['/requests/:request/approve', 'mailed'],
  ['/requests/:request/messages', 'shows a message that was not sent as it was'],
  ['/requests/:request/notes', 'shows a note that was refused'],
  ['/requests/:request/draft', 'posted by script alone: what is being written'],
  ['/requests/create-request/:type/:product/draft', 'posted by script alone: the same'],
  ['/requests/:request/messages/:message/take-back', 'a form of its own journey: a new message'],
  ['/requests/:request/attachments/:attachment/delete', 'a link of its own journey: a file'],
  ['/requests/:request/notes/:note', 'a link of its own journey: a note'],
  [
    '/requests/types/:type/builder/:product/fields/:field/delete',
    'a button of the builder, which saves the field first',
  ],
  ['/requests/types/:type/builder/:product/versions', 'a button of the builder: the same'],
  ['/requests/views', 'shows what is wrong with a view that was saved'],
  ['/requests/views/:view/delete', 'a link of its own journey: a saved view'],
  ['/notifications/open-all', 'a form of its own journey: a notification'],
  ['/notifications/:notification/open', 'a form of its own journey: a notification'],
  ['/notifications/:notification/delete', 'a form of its own journey: a notification'],
  ['/member-invites/:invite/accept', 'a form of its own journey: an invitation'],
  ['/member-invites/:invite/reject', 'a form of its own journey: an invitation'],
  ['/admin/outbox/:mail', 'a form of its own journey: a mail that failed'],
  ['/account-settings/connections', 'a form of its own journey: a connected account'],
  ['/account-settings/password-link', 'a form of its own journey: no password yet'],
  ['/choose-password', 'mailed to somebody who has no password yet'],
  ['/account-settings/new-password', 'opens by itself with a temporary password'],
  ['/auth/finish', 'where a provider’s answer leads when something is missing'],
  ['/auth/done', 'the end of a sign-in in a popup'],
  ['/dev/mail', 'only while the product is developed'],
  ['/admin/users', 'the screen of /admin'],
  ['/admin/panels/categories/:category/delete', 'a form of its own journey: an empty category'],
  ['/convert/:conversion', 'led to by the upload of /convert'],
  ['/projects/:id/settings', 'shows what is wrong with the Brand form of the editor'],
  ['/account-settings/confirm', 'led to by what needs the password again'],
  ['/projects/:id/exports/:export', 'led to by a download'],
  ['/projects/:id/pages/:page/skip', 'offered when a change cannot be taken back'],
])

const widths = [360, 768, 1024, 1280, 1366, 1440]

/** At every width: whether a control lies under another, whether the page is wider than its window. */
async function lookClosely(context: BrowserContext, paths: string[]): Promise<string[]> {
  const faults: string[] = []
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { covered, overflow } = await page.evaluate(askMiddles, 4)
      faults.push(...covered.map((words) => `${path} at ${width}: ${words}`))
      if (overflow > 0) faults.push(`${path} at ${width}: ${overflow} px wider than the window`)
    }
  }
  await page.close()
  return faults
}

test.setTimeout(540_000)

test('UI-23 every screen is reached by plain links, every operation is a POST form', async ({
  page,
  browser,
}) => {
  const { screens, operations } = routes()
  expect(screens.length).toBeGreaterThan(20)
  expect(operations.length).toBeGreaterThan(20)
  const patterns = [...new Set([...screens, ...operations])]
  const found: Found = { links: new Set(), posts: new Set(), screens: new Map() }
  const faults: string[] = []
  const lookAs = async (who: Page, starts: string[]) => {
    const seen = new Set(found.screens.keys())
    await crawl(who.request, starts, patterns, found)
    const fresh = [...found.screens].filter(([kind]) => !seen.has(kind)).map(([, it]) => it)
    for (const { path, html } of fresh) faults.push(...(await validate(path, html)))
    faults.push(
      ...(await lookClosely(
        who.context(),
        fresh.map(({ path }) => path),
      )),
    )
  }
  const look = (starts: string[]) => lookAs(page, starts)

  await look(['/'])
  await startDesigning(page)
  await look([new URL(page.url()).pathname])

  // Somebody signed in with a project of two pages and a logo, some of it taken back.
  const guests = page.url()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const member = await context.newPage()
  const email = await signUp(member)
  const id = await newProject(member, 'Kiln')
  await addPanel(member, 'Hero')
  await addPanel(member, 'FAQ')
  await member.getByRole('button', { name: 'Undo add panel' }).click()
  await expect(member.locator('.panel-row-link')).toHaveCount(1)
  await member.goto(`/projects/${id}/pages/new`)
  await member.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Prices')
  await member.getByRole('button', { name: 'Add page' }).click()
  await expect(member.locator('.page-link')).toHaveCount(2)
  await member.goto(`/projects/${id}/logo`)
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await makePicture('png') }
  await member.getByRole('dialog').getByLabel('Logo').setInputFiles(logo)
  await member.getByRole('button', { name: 'Save logo' }).click()
  await expect(member.getByRole('link', { name: 'Delete logo' })).toBeVisible()
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const again = await elsewhere.newPage()
  await logIn(again, email)
  await expect(again).toHaveURL('/projects')
  await member.goto('/projects/folders/new')
  await member.getByRole('dialog').getByLabel('Name').fill('Clients')
  await member.getByRole('button', { name: 'Create folder' }).click()
  await expect(member.getByRole('link', { name: 'Clients', exact: true })).toBeVisible()
  await member.goto('/account-settings/photo')
  await member.getByRole('dialog').getByLabel('Picture').setInputFiles(logo)
  await member.getByRole('button', { name: 'Save photo' }).click()
  await expect(member.getByRole('link', { name: 'Remove photo' })).toBeVisible()
  // A note of their own, and the share link with comments.
  await member.goto(`/projects/${id}`)
  const home = (await member.locator('.page-link').first().getAttribute('href')) ?? ''
  const first = new URL(home, 'http://localhost').searchParams.get('p')
  await member.goto(`/projects/${id}/pages/${first}/notes`)
  await member.getByRole('dialog').getByLabel('New note').fill('The prices are last year’s.')
  await member.getByRole('button', { name: 'Add note' }).click()
  await expect(member.getByText('The prices are last year’s.')).toBeVisible()
  await member.goto(`/projects/${id}/share`)
  await member.getByRole('dialog').getByLabel('Visitors may leave comments').check()
  await member.getByRole('button', { name: 'Switch on' }).click()
  await expect(member.getByRole('link', { name: 'Open preview' })).toBeVisible()
  await lookAs(member, ['/projects'])
  await lookAs(member, [new URL(guests).pathname])
  execute("update users set role = 'client', allowed_active_requests = 5 where email = ?", email)
  givePackageOf(addType([question('text', 'Name')]), email)
  await lookAs(member, ['/requests'])
  execute("update users set role = 'admin' where email = ?", email)
  // An invitation, whose mail stands in the outbox.
  await member.goto('/admin/users/invite')
  await member.getByRole('dialog').getByLabel('Email').fill(freshEmail())
  await member.getByRole('dialog').getByLabel('Role').selectOption('User')
  await member.getByRole('button', { name: 'Send invitation' }).click()
  await expect(member.getByRole('status')).toContainText('Invitation sent')
  await member.goto('/admin/users/new')
  await member.getByLabel('Full name').fill('Temp Orary')
  await member.getByLabel('Email', { exact: true }).fill(freshEmail())
  await member.getByRole('button', { name: 'Create user' }).click()
  await expect(member.getByRole('status')).toContainText('User successfully added.')
  const type = addType([question('text', 'Name')])
  execute(
    "update request_types set webhook = 'https://hooks.example/', webhook_off_at = 1 where id = ?",
    type.id,
  )
  // Something of it is not published yet.
  const draft = JSON.stringify([question('text', 'Name'), question('text', 'Colour')])
  execute('update forms set draft = ? where id = ?', draft, type.form)
  execute(
    `insert into canned_responses (id, type, name, text, created, updated)
      values ('reach', 'request', 'Thanks', 'Thank you', 1, 1)`,
  )
  const ofType = `/requests/types/${type.id}`
  await lookAs(member, [ofType, `${ofType}/builder/${type.productId}?field=Colour`])
  await lookAs(member, ['/requests/canned-responses'])
  await lookAs(member, ['/admin'])
  await lookAs(member, [await makePanelByForm(member, 'Seaside')])
  await context.close()
  await elsewhere.close()

  const unlinked = screens.filter((pattern) => !found.links.has(pattern) && !typed.has(pattern))
  expect.soft(unlinked).toEqual([])
  const formless = operations.filter((pattern) => !found.posts.has(pattern) && !typed.has(pattern))
  expect.soft(formless).toEqual([])
  expect(faults).toEqual([])
})
