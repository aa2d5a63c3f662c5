import { expect, type Locator, type Page, test } from '@playwright/test'
import { execute, freshEmail, logIn, newProject, signUp } from '#tests/fixtures/browser'

/** Adds copies of a project to its owner's list. Older ones have the higher number. */
function copyProject(id: string, count: number): void {
  for (let n = 1; n <= count; n += 1) {
    execute(
      `insert into projects (id, name, owner_id, brand_id, created_at, updated_at)
       select id || '-' || ?, name || ' ' || ?, owner_id, brand_id, created_at - cast(? as integer), updated_at
       from projects where id = ?`,
      ...[`${n}`, `${n}`, `${n}`, id],
    )
  }
}

/** Opens the address in a new tab, as a bookmark does, and expects the same rows. */
async function expectBookmark(page: Page, rows: (page: Page) => Locator): Promise<void> {
  // Not what is drawn at this moment: a card outside the window may not be yet.
  const shown = await rows(page).allTextContents()
  expect(shown.length).toBeGreaterThan(0)
  const tab = await page.context().newPage()
  expect((await tab.goto(page.url()))?.status()).toBe(200)
  expect(await rows(tab).allTextContents()).toEqual(shown)
  await tab.close()
}

const search = async (page: Page, label: string | RegExp, text: string) => {
  await page.getByRole('searchbox', { name: label }).fill(text)
  await page.getByRole('searchbox', { name: label }).press('Enter')
}

test('UI-44 My Projects is searched and paged by addresses', async ({ page }) => {
  await signUp(page)
  copyProject(await newProject(page, 'Kiln'), 20)
  await page.goto('/projects')
  const cards = (on: Page) => on.getByRole('main').getByRole('heading', { name: /^Kiln/ })
  await expect(cards(page)).toHaveCount(15)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/[?&]after=/)
  await expect(cards(page)).toHaveCount(6)
  await expectBookmark(page, cards)
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(cards(page)).toHaveCount(15)
  await search(page, 'Search projects', 'kiln 1')
  await expect(page).toHaveURL('/projects?q=kiln+1')
  await expect(cards(page)).toHaveCount(11)
  await expectBookmark(page, cards)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/projects')
})

test('UI-44 the users are searched and paged by addresses', async ({ page }) => {
  const email = await signUp(page)
  execute("update users set role = 'admin' where email = ?", email)
  const tag = freshEmail().slice(5, 13)
  for (let n = 1; n <= 25; n += 1) {
    execute(
      `insert into users (id, email, full_name, created_at, updated_at)
       select ? || ?, ? || ? || '@example.com', 'Ines ' || ?, created_at - cast(? as integer), updated_at
       from users where email = ?`,
      ...[tag, `${n}`, tag, `${n}`, `${n}`, `${n}`, email],
    )
  }
  await page.goto('/admin/users')
  const rows = (on: Page) => on.getByRole('row').filter({ hasText: tag })
  await search(page, 'Search name or email', tag)
  await expect(page).toHaveURL(`/admin/users?q=${tag}`)
  await expect(rows(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/[?&]after=/)
  await expect(rows(page)).toHaveCount(5)
  await expectBookmark(page, rows)
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/[?&]before=/)
  await expect(rows(page)).toHaveCount(20)
  await expectBookmark(page, rows)
})

test('UI-44 pages are searched, panels are searched, filtered and sorted by addresses', async ({
  page,
}) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  for (let n = 1; n <= 8; n += 1) {
    execute(
      `insert into pages (id, project_id, name, home, "order", created_at, updated_at)
       select id || '-' || ?, project_id, 'Page ' || ?, 0, cast(? as integer), created_at, updated_at
       from pages where project_id = ? and home = 1`,
      ...[`${n}`, `${n}`, `${n}`, id],
    )
  }
  await page.goto(`/projects/${id}`)
  const pages = (on: Page) => on.locator('.page-link')
  await expect(pages(page)).toHaveCount(9)
  await search(page, 'Search pages', 'page 3')
  await expect(page).toHaveURL(/[?&]pages=page\+3/)
  await expect(pages(page)).toHaveText(['Page 3'])
  await expectBookmark(page, pages)

  await page.goto(`/projects/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Add panel' }).click()
  const cards = (on: Page) => on.locator('.panel-card')
  await page.waitForLoadState()
  const all = await cards(page).count()
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Hero' })
    .click()
  await expect(page).toHaveURL(/[?&]category=hero/)
  const heroes = await cards(page).count()
  expect(heroes).toBeGreaterThan(0)
  expect(heroes).toBeLessThan(all)
  await expectBookmark(page, cards)
  await page.getByRole('link', { name: /sort by library order$/ }).click()
  await expect(page).toHaveURL(/[?&]category=hero.*[?&]sort=library/)
  await expectBookmark(page, cards)
  await page.locator('summary').filter({ hasText: 'Columns: any' }).click()
  await page.getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/[?&]columns=2/)
  await expect(page.locator('summary').filter({ hasText: 'Columns: 2' })).toBeVisible()
  await page.goto(page.url().replace(/&(category|columns|sort)=\w+/g, ''))
  await search(page, /^Search \d+ panels/, 'pricing')
  await expect(page).toHaveURL(/[?&]q=pricing/)
  expect(await cards(page).count()).toBeLessThan(all)
  await expectBookmark(page, cards)
})

test('UI-30 a reload shows what happened elsewhere: projects, pages, users and sessions', async ({
  page,
  browser,
}) => {
  const email = await signUp(page)
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()

  await page.goto('/account-settings')
  await expect(page.getByText('Last seen')).toHaveCount(1)
  await logIn(other, email)
  await expect(other).toHaveURL('/projects')
  await page.reload()
  await expect(page.getByText('Last seen')).toHaveCount(2)

  await page.goto('/projects')
  await expect(page.getByText('No project found.')).toBeVisible()
  const id = await newProject(other, 'Kiln')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Kiln' })).toBeVisible()

  await page.goto(`/projects/${id}`)
  await other.goto(`/projects/${id}/pages/new`)
  await other.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Prices')
  await other.getByRole('button', { name: 'Add page' }).click()
  await expect(page.locator('.page-link')).toHaveCount(1)
  await page.reload()
  await expect(page.locator('.page-link')).toHaveText(['Home', 'Prices'])

  execute("update users set role = 'admin' where email = ?", email)
  const newcomer = freshEmail()
  await page.goto(`/admin/users?q=${newcomer}`)
  await expect(page.getByRole('row')).toHaveCount(0)
  const third = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await signUp(third, newcomer)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: newcomer })).toHaveCount(1)
  await other.context().close()
  await third.context().close()
})
