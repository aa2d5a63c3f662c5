import { expect, test } from '@playwright/test'
import { newProject, signUp } from '#tests/fixtures/browser'
import { projectJourneys } from '#tests/fixtures/project-journeys'

projectJourneys()

test('PROJ-29 the name in the bar leads to the settings', async ({ page }) => {
  await signUp(page)
  await newProject(page, 'Kiln')
  await page.getByRole('banner').getByRole('link', { name: 'Kiln', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Project name').fill('Kiln and clay')
  await page.getByRole('dialog').getByRole('button', { name: 'Save brand' }).click()
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText('Kiln and clay')
})
