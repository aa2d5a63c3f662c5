import { expect } from '@playwright/test'
import { test } from '#tests/fixtures/bad-luck'
import { nothingSavedJourneys } from '#tests/fixtures/nothing-saved-journeys'
import { shell } from '~/messages/shell'

test('a message is shown while there is no primary, and no longer', async ({ page, node }) => {
  await page.goto('/signup')
  const said = page.getByText(shell.nothingSaved)
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expect(said).toHaveCount(0)
  await node.losePrimary()
  await page.reload()
  await expect(said).toBeVisible()
  await node.findPrimary()
  await expect(said).toHaveCount(0)
})

nothingSavedJourneys()
