import { globSync, readFileSync } from 'node:fs'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { execute, freshEmail, logIn, newProject, signUp } from '#tests/fixtures/browser'
import { addPanel, startDesigning } from '#tests/fixtures/editor-journeys'
import { makePanelByForm } from '#tests/fixtures/library-journeys'
import { makePicture } from '#tests/fixtures/pictures'

const shown = /export (default|\{ (\w+ as )?default)/

/** The URL patterns of the routes that show a screen, and of those that carry something out. */
function routes() {
  const screens = new Set<string>()
  const operations = new Set<string>()
  for (const file of globSync('app/routes/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8')
    const here = source.match(/const here = '([^']+)'/)?.[1]
    for (const [, kind, key = ''] of source.matchAll(/\b(screen|act)\((here|'[^']+')/g)) {
      const pattern = key === 'here' ? (here ?? '') : key.slice(1, -1)
      if (kind === 'act') operations.add(pattern)
      else if (shown.test(source) && !/nothingHere|=> (redirect|data)\(/.test(source))
        screens.add(pattern)
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
  ['/projects/:id/ask', 'a form of its own journey: somebody else’s project'],
  ['/projects/:id/collaborators/leave', 'a link of its own journey: a project shared with one'],
  ['/projects/:id/collaborators/:collaborator/remove', 'a link of its own journey'],
  ['/projects/:id/collaborators/:collaborator/accept', 'a form of its own journey: a request'],
  ['/projects/:id/collaborators/:collaborator/reject', 'a form of its own journey: a request'],
  ['/projects/:id/collaborators/accept-all', 'a form of its own journey: a request'],
  ['/projects/:id/presence', 'posted by script alone: who has the editor open'],
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

type Found = { links: Set<string>; posts: Set<string> }

/** Follows every link of the pages as they are sent, two addresses of each kind. */
async function crawl(
  request: APIRequestContext,
  starts: string[],
  patterns: string[],
  found: Found,
) {
  const match = matcher(patterns)
  const queue = [...starts]
  const visited = new Set<string>()
  const visits = new Map<string, number>()
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const pattern = match(path)
    const kind = [pattern, ...new URLSearchParams(path.split('?')[1]).keys()].join(' ')
    const times = visits.get(kind) ?? 0
    if (visited.has(path) || times >= 2) continue
    visited.add(path)
    visits.set(kind, times + 1)
    const answer = await request.get(path, { failOnStatusCode: false })
    expect(answer.status(), path).toBeLessThan(400)
    if (!answer.headers()['content-type']?.includes('text/html')) continue
    const html = await answer.text()
    const at = answer.url()
    if (new URL(at).pathname === new URL(path, at).pathname) found.links.add(pattern)
    for (const link of tags(html, 'a')) {
      const to = local(link.href, at)
      if (to && !link.download) queue.push(to)
    }
    for (const form of tags(html, 'form')) {
      const to = local(form.action ?? at, at)
      if (to && form.method?.toLowerCase() === 'post') found.posts.add(match(to))
    }
    for (const button of tags(html, 'button')) {
      const to = button.formaction && local(button.formaction, at)
      if (to && button.formmethod !== 'get') found.posts.add(match(to))
    }
  }
}

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

/** The attributes of every element of a name. */
const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>])([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replace(/&(amp|#x27|quot);/g, (entity) => entities[entity] ?? entity),
      ]),
    ),
  )

/** A path of this site, without its fragment. */
function local(address: string | undefined, at: string): string | null {
  if (address === undefined || address.startsWith('#')) return null
  const url = new URL(address, at)
  return url.host === new URL(at).host ? url.pathname + url.search : null
}

/** Finds the pattern of an address: the one with the fewest parameters. */
function matcher(patterns: string[]) {
  const tests = patterns
    .filter((pattern) => pattern !== '*')
    .sort((a, b) => a.split(':').length - b.split(':').length)
    .map((pattern) => ({ pattern, regex: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`) }))
  return (address: string) => {
    const path = address.split('?')[0] ?? ''
    return tests.find(({ regex }) => regex.test(path))?.pattern ?? '*'
  }
}

test('UI-23 every screen is reached by plain links, every operation is a POST form', async ({
  page,
  browser,
}) => {
  const { screens, operations } = routes()
  expect(screens.length).toBeGreaterThan(20)
  expect(operations.length).toBeGreaterThan(20)
  const patterns = [...new Set([...screens, ...operations])]
  const found: Found = { links: new Set(), posts: new Set() }
  const look = (starts: string[]) => crawl(page.request, starts, patterns, found)

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
  const lookAs = (starts: string[]) => crawl(member.request, starts, patterns, found)
  await lookAs(['/projects'])
  await lookAs([new URL(guests).pathname])
  execute("update users set role = 'client' where email = ?", email)
  await lookAs(['/requests'])
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
  await lookAs(['/admin'])
  await lookAs([await makePanelByForm(member, 'Seaside')])
  await context.close()
  await elsewhere.close()

  const unlinked = screens.filter((pattern) => !found.links.has(pattern) && !typed.has(pattern))
  expect(unlinked).toEqual([])
  const formless = operations.filter((pattern) => !found.posts.has(pattern) && !typed.has(pattern))
  expect(formless).toEqual([])
})
