import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { freshEmail, settled } from '#tests/fixtures/browser'
import { openUsersAsAdmin, usersJourneys } from '#tests/fixtures/users-journeys'

usersJourneys()

test('the screens of the users administration have no accessibility faults', async ({ page }) => {
  await openUsersAsAdmin(page)
  for (const path of ['', '/invite', '/new', '/bulk-invite', '/invitations']) {
    await page.goto(`/admin/users${path}`)
    await expectAccessible(page)
  }
  await page.goto('/admin/users')
  await page.locator('tbody .cover-link').first().click()
  await expect(page.getByRole('button', { name: 'Save user' })).toBeVisible()
  await expectAccessible(page)
})

test('on a phone each row of a bulk invitation shows what its fields are', async ({ page }) => {
  await openUsersAsAdmin(page)
  await page.goto('/admin/users/bulk-invite')
  const second = page.getByRole('group', { name: 'Row 2' })
  const labels = second.locator('label')
  await expect(labels).toHaveText(['Email 2', 'Role 2', 'Package 2'])
  for (const [width, seen] of [
    [390, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    for (const label of await labels.all()) {
      expect(((await label.boundingBox())?.height ?? 0) > 10, `${width}`).toBe(seen)
    }
  }
})

test('UI-16 a bulk invitation that takes long asks to wait', async ({ page }) => {
  await openUsersAsAdmin(page)
  await page.goto('/admin/users/bulk-invite')
  const wait = page.getByRole('dialog', { name: 'Please wait' })
  await page.route('**/bulk-invite.data', async (route) => {
    const sent = route.request().method() === 'POST'
    if (sent) await expect(wait).toContainText('Creating the invitations.')
    await route.continue()
  })
  await page
    .getByLabel(/^Email/)
    .first()
    .fill(freshEmail())
  await settled(page)
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('1 row refused')).toBeVisible()
  await expect(wait).toBeHidden()
})
