import { test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { accountSettingsJourneys } from '#tests/fixtures/account-settings-journeys'
import { signUp } from '#tests/fixtures/browser'

accountSettingsJourneys()

test('USER-21 the tour and the photo dialog have no accessibility faults', async ({ page }) => {
  await signUp(page)
  for (const path of ['/projects', '/projects?tour=4', '/account-settings/photo']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})
