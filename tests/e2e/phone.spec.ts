import { expect, type Locator, test } from '@playwright/test'
import { newProject, settled, signUp } from '#tests/fixtures/browser'

/** For a finger: at least 44 px high. */
async function expectTall(control: Locator) {
  await expect(control).toBeVisible()
  const { height = 0 } = (await control.boundingBox()) ?? {}
  expect(height, String(control)).toBeGreaterThanOrEqual(44)
}

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone what stands alone can be pressed with a finger', async ({ page }) => {
  await page.goto('/login')
  await expectTall(page.getByRole('link', { name: 'Reset password' }))
  await signUp(page)
  await page.goto('/projects/new')
  const look = page.getByRole('link', { name: /^Look at it/ }).first()
  await expectTall(look)
  await look.click()
  await expectTall(page.locator('.preview-page').first())
  const id = await newProject(page, 'Kiln')
  await page.goto(`/projects/${id}/settings`)
  await settled(page)
  const well = page.getByRole('dialog').getByLabel('Primary: pick a colour')
  await expectTall(well)
  expect((await well.boundingBox())?.width).toBeGreaterThanOrEqual(44)
})

test('PAGE-14 the arrows of the sitemap point where its pages stand', async ({ page }) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  for (const name of ['About', 'Team']) {
    await page.goto(`/projects/${id}/pages/new`)
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Add page' }).click()
    await expect(page).not.toHaveURL(/new/)
  }
  await page.goto(`/projects/${id}/sitemap`)
  const later = page.getByRole('button', { name: 'Move later: About' })
  const turned = () => later.locator('.icon').evaluate((icon) => getComputedStyle(icon).rotate)
  expect(await turned()).toBe('none')
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await turned()).toBe('-90deg')
  await later.click()
  await expect(page.getByText(/“About” is now page \d of \d/)).toBeAttached()
})
