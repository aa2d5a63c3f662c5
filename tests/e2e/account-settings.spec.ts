import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { accountSettingsJourneys } from '#tests/fixtures/account-settings-journeys'
import { settled, signUp } from '#tests/fixtures/browser'

accountSettingsJourneys()

test('USER-21 the tour and the photo dialog have no accessibility faults', async ({ page }) => {
  await signUp(page)
  for (const path of ['/projects', '/projects?tour=4', '/account-settings/photo']) {
    await page.goto(path)
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map((v) => `${path}: ${v.id} ${v.nodes[0]?.html}`)).toEqual([])
  }
})
