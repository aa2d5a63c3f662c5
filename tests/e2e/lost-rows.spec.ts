import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { signUpAsAdmin } from '#tests/fixtures/browser'
import { lostFind, lostRowsJourneys } from '#tests/fixtures/lost-rows-journeys'

lostRowsJourneys()

test('what a server had alone has no accessibility faults, and fits a phone', async ({ page }) => {
  await signUpAsAdmin(page)
  const long = 'Unbreakable'.repeat(40)
  const folder = { id: 'f', name: long, owner_id: 'nobody', created_at: 1_764_000_000_000 }
  const address = lostFind('ams1', [
    { table: 'folders', key: 'f', after: folder },
    { table: 'folders', key: 'g', kind: 'removed', before: { ...folder, id: 'g' } },
    {
      table: 'folders',
      key: 'h',
      kind: 'changed',
      before: folder,
      after: { ...folder, name: 'Short' },
    },
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/admin/lost-rows', address]) {
    await page.goto(path)
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await expectAccessible(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  }
})
