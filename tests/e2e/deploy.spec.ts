import { expect, type Page, test } from '@playwright/test'
import { settled, signUp } from '#tests/fixtures/browser'

/** What a page keeps until it is loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-before', ''))
const isBefore = (page: Page) => page.locator('body[data-before]')

test('a link on a page of the build before loads the screen as a page of the new one', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/projects')
  await settled(page)
  await mark(page)
  await page.getByRole('link', { name: 'Account Settings' }).first().click()
  await expect(page).toHaveURL('/account-settings')
  await expect(isBefore(page)).toHaveCount(1)
  await page.route('**/*.data*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-build': 'newer' } })
  })
  await page.getByRole('link', { name: 'My Projects' }).first().click()
  await expect(isBefore(page)).toHaveCount(0)
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page of the build before is loaded again by itself, but not under what somebody types', async ({
  page,
}) => {
  await signUp(page)
  await page.route('**/live?*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: build\ndata: newer\n\n' }),
  )
  await page.goto('/account-settings')
  await settled(page)
  await mark(page)
  const name = page.getByLabel('Full name')
  await name.fill('Jane D')
  await page.waitForTimeout(2500)
  await expect(name).toHaveValue('Jane D')
  await expect(isBefore(page)).toHaveCount(1)
  await page.goto('/projects')
  await settled(page)
  await mark(page)
  await expect(isBefore(page)).toHaveCount(0)
  // While a deploy goes round, the next machine may have the build before again: once is enough.
  await settled(page)
  await mark(page)
  await page.waitForTimeout(2500)
  await expect(isBefore(page)).toHaveCount(1)
})
