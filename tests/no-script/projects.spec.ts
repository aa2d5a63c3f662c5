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

test('PROJ-29 a brand that is refused keeps the titles and corners of the project', async ({
  page,
}) => {
  await signUp(page)
  await newProject(page, 'Kiln')
  for (const press of ['Use editorial titles', 'Use square corners']) {
    await page.getByRole('button', { name: press }).click()
  }
  const brand = page.getByRole('complementary', { name: 'Settings' })
  await brand.getByLabel('Primary', { exact: true }).fill('blue')
  await brand.getByRole('button', { name: 'Save brand' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Titles')).toHaveValue('editorial')
  await dialog.getByLabel('Primary', { exact: true }).fill('#0044aa')
  await dialog.getByRole('button', { name: 'Save brand' }).click()
  await expect(page.getByRole('button', { name: 'Use editorial titles' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('button', { name: 'Use square corners' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
