import { expect, type Page, test } from '@playwright/test'
import { settled, signUpAsAdmin } from '#tests/fixtures/browser'
import { signUpClient } from '#tests/fixtures/create-request-world'
import { hold } from '#tests/fixtures/hold'
import { addRequest } from '#tests/fixtures/queue-world'

const search = (page: Page) => page.getByRole('searchbox').first()

/** Two requests of a type in the list of an admin; the list's answers wait for `letGo`. */
async function listed(page: Page, query = '') {
  const client = await signUpClient(page)
  await page.context().clearCookies()
  await signUpAsAdmin(page)
  const first = addRequest(client)
  const second = addRequest(client, { type: first.type })
  const list = `/requests?tab=all&type=${first.type.id}`
  await page.goto('/projects')
  await page.goto(list + query)
  await settled(page)
  await page.waitForLoadState('networkidle')
  const letGo = await hold(page, /\/requests\.data/)
  return { first, second, list, letGo }
}

async function sortBy(page: Page, column: string) {
  const asked = page.waitForRequest(/\/requests\.data/)
  await page.getByRole('columnheader').getByRole('link', { name: column }).click()
  await asked
}

test('REQ-37 what is searched while another order is on its way counts on top of it; Back leads to the list before', async ({
  page,
}) => {
  const { first, second, list, letGo } = await listed(page)
  await sortBy(page, 'No.')
  const asked = page.waitForRequest(/\/requests\.data.*q=/)
  await search(page).fill(second.title)
  await asked
  letGo()
  await expect(page).toHaveURL(/sort=/)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('q')).toBe(second.title)
  expect(searchParams.get('tab')).toBe('all')
  await expect(page.getByRole('row').filter({ hasText: first.title })).toBeHidden()
  await expect(search(page)).toHaveValue(second.title)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('row')).toHaveCount(3)
})

test('REQ-37 two filters taken off one right after the other are both gone', async ({ page }) => {
  const { list, letGo } = await listed(page, '&priority=high&overdue=yes')
  const chips = page.getByRole('main').getByRole('link', { name: /Remove this filter$/ })
  await expect(chips).toHaveCount(3)
  const asked = page.waitForRequest(/\/requests\.data/)
  await chips.filter({ hasText: /high/i }).click()
  await asked
  await chips.filter({ hasText: /overdue/i }).click()
  letGo()
  await expect(chips).toHaveCount(1)
  await expect(page).toHaveURL(list)
})

test('REQ-37 what is searched while a tab with an address of its own is on its way is searched there', async ({
  page,
}) => {
  await signUpClient(page)
  await page.goto('/orders')
  await settled(page)
  const letGo = await hold(page, /\/completed\.data/)
  const asked = page.waitForRequest(/\/completed\.data/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Completed/ })
    .click()
  await asked
  await search(page).fill('poster')
  letGo()
  await expect(page).toHaveURL(/\/orders\/completed\?.*q=poster/)
})
