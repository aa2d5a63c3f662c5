import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { signUpAsAdmin } from '#tests/fixtures/browser'
import { outboxJourneys, refusedMail } from '#tests/fixtures/outbox-journeys'

outboxJourneys()

test('the outbox has no accessibility faults', async ({ page }) => {
  await signUpAsAdmin(page)
  const to = refusedMail()
  await page.goto(`/admin/outbox?q=${to}`)
  await expectAccessible(page)
  await page.getByRole('row').filter({ hasText: to }).getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/outbox?q=nobody')
  await expectAccessible(page)
})
