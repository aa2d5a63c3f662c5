import { expect, test } from '@playwright/test'
import { execute, freshEmail, logIn, newProject, send, signUp } from '#tests/fixtures/browser'
import { addPanel, startDesigning } from '#tests/fixtures/editor-journeys'
import { makePanelByForm } from '#tests/fixtures/library-journeys'
import { makePicture } from '#tests/fixtures/pictures'
import { ofPortal, reach } from '#tests/fixtures/reach'

/** Screens that no link leads to, and where their address comes from. */
const typed = new Map([
  ['/projects/:id/brand', 'a link of its own journey: a company with a brand'],
  ['/projects/:id/pictures/profile', 'the same: a company with pictures'],
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
  ['/projects/:id/pages/:page/bulk', 'a link of its own journey: a page of two panels'],
  ['/projects/:id/presence', 'posted by script alone: who has the editor open'],
  ['/invited', 'mailed'],
  ['/project-invites/:invite/accept', 'a form of its own journey: an invitation to a project'],
  ['/project-invites/:invite/reject', 'a form of its own journey: the same'],
  [
    '/projects/:id/collaborators/invites/:invite/withdraw',
    'a form of its own journey: an invitation to a project',
  ],
  ['/unsubscribe', 'mailed, in a header'],
  ['/notifications/open-all', 'a form of its own journey: a notification'],
  ['/notifications/:notification/open', 'a form of its own journey: a notification'],
  ['/notifications/:notification/delete', 'a form of its own journey: a notification'],
  ['/member-invites/:invite/accept', 'a form of its own journey: an invitation'],
  ['/member-invites/:invite/reject', 'a form of its own journey: an invitation'],
  ['/admin/outbox/:mail', 'a form of its own journey: a mail that failed'],
  ['/admin/lost-rows', 'a link of its own journey: a server that came back'],
  ['/admin/lost-rows/:find', 'the same'],
  ['/account-settings/connections', 'a form of its own journey: a connected account'],
  ['/account-settings/password-link', 'a form of its own journey: no password yet'],
  ['/choose-password', 'mailed to somebody who has no password yet'],
  ['/account-settings/new-password', 'opens by itself with a temporary password'],
  ['/auth/:provider', 'leaves for a provider'],
  ['/auth/:provider/callback', 'where a provider leads back to'],
  ['/auth/finish', 'where a provider’s answer leads when something is missing'],
  ['/auth/done', 'the end of a sign-in in a popup'],
  ['/dev/mail', 'only while the product is developed'],
  ['/admin/users', 'the screen of /admin'],
  ['/admin/panels/categories/:category/delete', 'a form of its own journey: an empty category'],
  ['/convert/:conversion', 'led to by the upload of /convert'],
  ['/projects/new/templates/:template', 'a button of a form, which keeps what was typed'],
  ['/projects/folder/:id/new/templates/:template', 'the same in a folder'],
  ['/projects/:id/settings', 'shows what is wrong with the Brand form of the editor'],
  ['/projects/:id/colors', 'offered when a logo was uploaded'],
  ['/account-settings/confirm', 'led to by what needs the password again'],
  ['/projects/:id/exports/:export', 'led to by a download'],
  ['/share/:token', 'posted to by pages of an older build: forms name their page'],
  ['/projects/:id/pages/:page/skip', 'offered when a change cannot be taken back'],
  ['/projects/:id/words/undo', 'offered after a replacement'],
])

test.setTimeout(900_000)

test('UI-23 every screen of the builder is reached by plain links, every operation is a POST form', async ({
  page,
  browser,
}) => {
  const { lookAs, expectAll } = reach((pattern) => !ofPortal(pattern), typed)
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
  // Both presses are sent: the form names the change, and counts once.
  await member.getByRole('button', { name: 'Undo add panel' }).dblclick()
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
  await member.getByRole('dialog').getByLabel('Visitors can comment and approve').check()
  await member.getByRole('button', { name: 'Turn on' }).click()
  await expect(member.getByRole('link', { name: 'Open preview' })).toBeVisible()
  // What a visitor says there is answered among the notes.
  const link = new URL(await member.getByLabel('Link to the preview').inputValue()).pathname
  await send(member, link, { part: 'comment', name: 'Wren', text: 'Which prices?' })
  await lookAs(member, ['/projects', new URL(guests).pathname])
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
  await lookAs(member, ['/admin', await makePanelByForm(member, 'Seaside')])
  await context.close()
  await elsewhere.close()

  expectAll()
})
