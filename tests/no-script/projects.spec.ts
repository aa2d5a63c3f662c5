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
  for (const press of ['Use Editorial titles', 'Use Square corners']) {
    await page.getByRole('button', { name: press }).click()
  }
  const brand = page.locator('#settings')
  await brand.getByLabel('Primary', { exact: true }).last().fill('blue')
  await brand.getByRole('button', { name: 'Save brand' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Titles')).toHaveValue('editorial')
  await dialog.getByLabel('Primary', { exact: true }).last().fill('#0044aa')
  await dialog.getByRole('button', { name: 'Save brand' }).click()
  await expect(page.getByRole('button', { name: 'Use Editorial titles' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('button', { name: 'Use Square corners' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
