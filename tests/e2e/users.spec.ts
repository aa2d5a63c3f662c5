import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { openUsersAsAdmin, usersJourneys } from '#tests/fixtures/users-journeys'

usersJourneys()

test('the screens of the users administration have no accessibility faults', async ({ page }) => {
  await openUsersAsAdmin(page)
  for (const path of ['', '/invite', '/new', '/bulk-invite', '/invitations']) {
    await page.goto(`/admin/users${path}`)
    await page.waitForTimeout(400)
    await expectAccessible(page)
  }
  await page.goto('/admin/users')
  await page.locator('tbody .cover-link').first().click()
  await expect(page.getByRole('button', { name: 'Save user' })).toBeVisible()
  await expectAccessible(page)
})
