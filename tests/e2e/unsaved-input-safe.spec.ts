import { expect, test } from '@playwright/test'
import { makeBookablePerson, signUpAsClient, weekWith } from '#tests/fixtures/booking-journeys'
import {
  answersByScript,
  execute,
  freshEmail,
  password,
  queryRow,
  says,
  send,
  settled,
  signUp,
  signUpAsAdmin,
  unused,
} from '#tests/fixtures/browser'
import { newProfile, signUpAsCompany } from '#tests/fixtures/company-world'
import { signUpClient, signUpEmployee } from '#tests/fixtures/create-request-world'
import { addUnpaid, expectPaid } from '#tests/fixtures/payment-journeys'
import {
  back,
  copy,
  copySheet,
  earlier,
  keptWords,
  rest,
} from '#tests/fixtures/unsaved-input-world'

/** What is kept must never be given to the wrong form, overwrite what is typed, or lie there as a secret. */

test('a password is not kept, shown or not', async ({ page }) => {
  await signUpAsCompany(page)
  const id = await newProfile(page)
  await page.goto(`/company-profile/${id}/logins/new`)
  await answersByScript(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Login').fill('Raku')
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await dialog.getByLabel('Password', { exact: true }).pressSequentially('shopSecretRaku')
  await rest(page)
  expect(await keptWords(page)).not.toContain('shopSecret')
  await page.reload()
  await expect(page.getByText(back)).toBeVisible()
  await expect(dialog.getByLabel('Login')).toHaveValue('Raku')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('whose session ends finds the words again', async ({ page }) => {
  const { path, email } = await copySheet(page)
  await copy(page).fill('Raku')
  await rest(page)
  execute('delete from sessions where user_id = (select id from users where email = ?)', email)
  await page.reload()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await page.goto(path)
  await expect(page.getByText(back)).toBeVisible()
  await expect(copy(page)).toHaveValue('Raku')
})

for (const [what, late] of [
  ['before any script', '**/assets/**.js'],
  ['while what gives back is on its way', '**/unsaved-input*.js'],
] as const) {
  test(`what is typed ${what} stays, and what was typed before is offered`, async ({ page }) => {
    const { path } = await copySheet(page)
    await copy(page).fill('Raku old')
    await rest(page)
    await page.keyboard.press('Escape')
    await expect(copy(page)).toHaveCount(0)
    await page.goto('/projects')
    let go = () => {}
    const wait = new Promise<void>((done) => {
      go = done
    })
    await page.route(late, async (route) => {
      await wait
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await copy(page).fill('New words')
    go()
    await expect(page.getByText(earlier)).toBeVisible()
    await expect(copy(page)).toHaveValue('New words')
    await copy(page).press('End')
    await copy(page).pressSequentially(' too')
    await rest(page, 'New words too')
    await page.getByRole('button', { name: 'Restore it' }).click()
    await expect(copy(page)).toHaveValue('Raku old')
    expect(await keptWords(page)).toContain('New words too')
  })
}

test('a press in one part of a screen leaves the words of another', async ({ page }) => {
  await signUpAsCompany(page)
  const id = await newProfile(page)
  const at = `/company-profiles/${id}`
  await page.goto(at)
  await answersByScript(page)
  const name = page.locator('#name input[name="name"]')
  const links = page.locator('#links input[name="entries"]')
  await name.fill('Raku Limited')
  await rest(page)
  await page
    .locator('#links')
    .getByRole('button', { name: /another/i })
    .first()
    .click()
  await expect(links).toHaveCount(2)
  await page.goto('/projects')
  await page.goto(at)
  await expect(name).toHaveValue('Raku Limited')

  // What came back is saved, and the form it came back in goes on as any other.
  await links.first().fill('https://raku.example')
  await rest(page, 'raku.example')
  await page.goto('/projects')
  await page.goto(at)
  const part = page.locator('#links')
  await expect(part.getByText(back)).toBeVisible()
  const save = part.locator('.form-actions button').first()
  await save.click()
  await expect(part.getByText(back)).toHaveCount(0)
  await expect(links).toHaveCount(2)
  await links.last().fill('https://second.example')
  await save.click()
  await expect
    .poll(() => queryRow('select links from company_profiles where id = ?', id)?.links)
    .toContain('second.example')
  await expect(name).toHaveValue('Raku Limited')
})

test('a link to other times leaves what is written for a call', async ({ page }) => {
  const staff = await makeBookablePerson(page)
  await signUpAsClient(page)
  await page.goto(weekWith(staff))
  await answersByScript(page)
  const note = page.getByLabel(/know beforehand/)
  await page.locator('.opening').first().click()
  await note.fill('Raku sale.')
  await rest(page)
  await page.getByRole('link', { name: 'Other time' }).click()
  await expect(note).toBeHidden()
  await page.locator('.opening').nth(1).click()
  await expect(note).toHaveValue('Raku sale.')
  const at = page.url()
  await page.goto('/projects')
  await page.goto(at)
  await expect(note).toHaveValue('Raku sale.')
})

test('an answer to another form leaves the words of one that waits', async ({ page }) => {
  const { path } = await copySheet(page)
  await copy(page).fill('Raku')
  await rest(page)
  await page.route(`**${path}.data*`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Save copy' }).click()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  const other = () =>
    fetch('/tour.data', { method: 'POST', body: new URLSearchParams({ redirectTo: '/' }) })
  expect(await page.evaluate(`(${other})().then(({ status }) => status)`)).toBe(202)
  expect(await keptWords(page)).toContain('Raku')
})

test('no form is sent by what is given back, and a box that sends it is not', async ({ page }) => {
  const { id, pageId } = await copySheet(page)
  const at = `/projects/${id}?p=${pageId}`
  await page.goto(at)
  await answersByScript(page)
  const name = page.locator('#field-page-name')
  const custom = page.getByRole('group', { name: 'Header' }).getByRole('radio', { name: 'Custom' })
  await name.fill('Raku')
  await rest(page)
  // Sent by the box, and left before the answer came.
  await page.route('**/pages/**', (route) => new Promise(() => route))
  await custom.check({ noWaitAfter: true })
  await page.unrouteAll()
  await page.goto('/projects')
  execute('update pages set non_navigation = 1, version = version + 1 where id = ?', pageId)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.goto(at)
  await expect(name).toHaveValue('Raku')
  await expect(custom).not.toBeChecked()
  await settled(page)
  expect(posts.filter((url) => url.includes('/pages/'))).toEqual([])
})

test('what is typed while the form is on its way is kept', async ({ page }) => {
  const { path } = await copySheet(page)
  await copy(page).fill('Raku')
  await rest(page)
  await page.route(`**${path}.data*`, async (route) => {
    if (route.request().method() === 'POST') await rest(page, 'and more')
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save copy' }).click()
  await copy(page).press('End')
  await copy(page).pressSequentially(' and more')
  await says(page, 'Copy successfully updated.')
  await page.goto(path)
  await expect(page.getByText(back)).toBeVisible()
  await expect(copy(page)).toHaveValue('Raku and more')
  await page.getByRole('button', { name: 'Save copy' }).click()
  await says(page, 'Copy successfully updated.')
  expect(await keptWords(page)).toBe('')
})

test('a refund that comes back is sent once its order was seen as it is', async ({
  page,
  browser,
}) => {
  const order = addUnpaid(await signUpClient(page))
  await page.goto(`/orders/${order}?view=payment`)
  await page.getByRole('button', { name: 'Pay now $1,250' }).click()
  await page.getByRole('button', { name: 'Pay $1,250' }).click()
  await expectPaid(page, order)
  const staff = await (await browser.newContext()).newPage()
  const email = await signUpEmployee(staff)
  execute('update users set manage_orders = 1 where email = ?', email)
  await staff.goto(`/orders/${order}?view=payment`)
  await staff.getByRole('link', { name: 'Refund attempt 1' }).click()
  await answersByScript(staff)
  await staff.getByLabel('Amount').fill('100')
  await staff.getByLabel('Reason').fill('Raku')
  await rest(staff)
  const at = staff.url()
  await staff.keyboard.press('Escape')
  const other = await staff.context().newPage()
  await other.goto(at)
  await other.getByLabel('Amount').fill('50')
  await other.getByRole('button', { name: 'Refund' }).click()
  await expect(other.getByLabel('Amount')).toHaveCount(0)
  await staff.goto(at)
  await expect(staff.getByLabel('Amount')).toHaveValue('100')
  await staff.getByRole('button', { name: 'Refund' }).click()
  await expect(staff.getByRole('dialog').getByRole('alert')).toBeVisible()
  await staff.getByRole('button', { name: 'Refund' }).click()
  await expect(staff.getByLabel('Amount')).toHaveCount(0)
  await staff.context().close()
})

test('rows that script has added are named where they have no row yet', async ({ page }) => {
  await signUpAsCompany(page)
  const id = await newProfile(page)
  const at = `/company-profiles/${id}`
  await page.goto(at)
  await answersByScript(page)
  const part = page.locator('#links')
  const links = part.locator('input[name="entries"]')
  await links.first().fill('https://one.raku')
  await part
    .getByRole('button', { name: /another/i })
    .first()
    .click()
  await expect(links).toHaveCount(2)
  await links.last().fill('https://two.raku')
  await rest(page, 'two.raku')
  await page.goto('/projects')
  await page.goto(at)
  await expect(part.getByText(`${back} There is no row yet for: https://two.raku`)).toBeVisible()
  await expect(links.first()).toHaveValue('https://one.raku')
})

test('a way out that is beside its form leaves nothing behind', async ({ page }) => {
  await signUp(page)
  await page.goto('/projects/new')
  await answersByScript(page)
  await page.getByLabel('Name').fill('Raku')
  await rest(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await keptWords(page)).toBe('')
})

test('the words of a dialog are not given to the same form behind it', async ({ page }) => {
  const { id, pageId } = await copySheet(page)
  const panel = page.locator('#field-page-name')
  await page.goto(`/projects/${id}/pages/${pageId}/edit?p=${pageId}`)
  await answersByScript(page)
  const dialog = page.getByRole('dialog')
  const stored = await panel.inputValue()
  await dialog.getByLabel('Name').fill('Raku')
  await rest(page)
  await page.reload()
  await expect(dialog.getByLabel('Name')).toHaveValue('Raku')
  await expect(page.getByText(back)).toHaveCount(1)
  await expect(panel).toHaveValue(stored)
})

test('what was sent and left before the answer came says so, and counts once', async ({ page }) => {
  await signUp(page)
  await page.goto('/projects/folders/new')
  await answersByScript(page)
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.fill('Raku')
  await rest(page)
  let go = () => {}
  const wait = new Promise<void>((done) => {
    go = done
  })
  await page.route('**/projects/folders/new.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const answer = await route.fetch()
    await wait
    await route.fulfill({ response: answer }).catch(() => {})
  })
  const folders = () => queryRow("select count(*) as n from folders where name = 'Raku'")?.n
  const before = Number(folders())
  await page.getByRole('button', { name: 'Create folder' }).click()
  await expect.poll(folders).toBe(before + 1)
  await page.keyboard.press('Escape')
  await expect(name).toHaveCount(0)
  go()
  await page.unrouteAll()
  await page.goto('/projects/folders/new')
  await expect(page.getByText('You sent this before you left')).toBeVisible()
  await page.getByRole('button', { name: 'Create folder' }).click()
  await expect(name).toHaveCount(0)
  expect(folders()).toBe(before + 1)
  expect(await keptWords(page)).toBe('')
})

test('a tick comes back at what it was set for', async ({ page }) => {
  await signUpAsAdmin(page)
  const types = [unused('Aaa'), unused('Bbb'), unused('Ccc')]
  for (const name of types) await send(page, '/requests/types/new', { name })
  await page.goto('/requests/packages/new')
  await answersByScript(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Raku')
  await dialog.getByLabel(types[1] ?? '').check()
  await rest(page)
  await page.keyboard.press('Escape')
  execute('delete from request_types where name = ?', types[0])
  await page.goto('/requests/packages/new')
  await expect(dialog.getByLabel('Name')).toHaveValue('Raku')
  await expect(dialog.getByLabel(types[1] ?? '')).toBeChecked()
  await expect(dialog.getByLabel(types[2] ?? '')).not.toBeChecked()
})

test('only the refused rows of many invitations are kept', async ({ page }) => {
  await signUpAsAdmin(page)
  const [first, second] = [freshEmail(), freshEmail()]
  await page.goto('/admin/users/bulk-invite')
  await answersByScript(page)
  const email = page.getByLabel('Email', { exact: true })
  await email.fill(first)
  await page.getByLabel('Role', { exact: true }).selectOption('User')
  await page.getByLabel('Email 2').fill(second)
  await rest(page, second)
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('1 row refused.')
  await expect(email).toHaveValue(second)
  await settled(page)
  await expect(page.getByText(back)).toHaveCount(0)
  await expect
    .poll(async () => {
      const words = await keptWords(page)
      return [words.includes(first), words.includes(second)]
    })
    .toEqual([false, true])
  await page.goto('/projects')
  await page.goto('/admin/users/bulk-invite')
  await expect(page.getByText(back)).toBeVisible()
  await expect(email).toHaveValue(second)
})
