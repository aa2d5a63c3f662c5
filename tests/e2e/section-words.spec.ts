import { expect, test } from '@playwright/test'
import { startDesigning } from '#tests/fixtures/editor-journeys'
import { sectionWordsJourneys } from '#tests/fixtures/section-words-journeys'

sectionWordsJourneys()

test('a press on a word of the selected section opens the form at its field', async ({ page }) => {
  await startDesigning(page, 'Pricing')
  await page.locator('.word-links').getByTitle('Plan 2 · Price').click()
  const form = page.getByRole('dialog', { name: /^Words of/ })
  const price = form.getByRole('group', { name: 'Plan 2' }).getByLabel('Price', { exact: true })
  await expect(price).toBeFocused()
  await expect(price).toBeInViewport()
})
