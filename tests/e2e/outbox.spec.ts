import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signUpAsAdmin } from '#tests/fixtures/browser'
import { outboxJourneys, refusedMail } from '#tests/fixtures/outbox-journeys'

outboxJourneys()

test('the outbox has no accessibility faults', async ({ page }) => {
  await signUpAsAdmin(page)
  const to = refusedMail()
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map((v) => `${v.id} ${v.nodes[0]?.html}`)).toEqual([])
  }
  await page.goto(`/admin/outbox?q=${to}`)
  await check()
  await page.getByRole('row').filter({ hasText: to }).getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
  await page.goto('/admin/outbox?q=nobody')
  await check()
})
