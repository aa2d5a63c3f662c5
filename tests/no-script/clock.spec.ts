import { expect, test } from '@playwright/test'
import { newProject, signUpAsAdmin } from '#tests/fixtures/browser'
import { clockJourneys } from '#tests/fixtures/clock-journeys'

clockJourneys(false)

test('a moment that names its clock is told whole in a table, at every width', async ({ page }) => {
  await signUpAsAdmin(page)
  const project = await newProject(page, 'Kiln')
  await page.goto(`/projects/${project}/history`)
  const cells = page.getByRole('dialog').locator('td:has(time)')
  await expect(cells.first()).toContainText(' UTC')
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await cells.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    )
    expect(cut, `${width}`).toEqual([])
  }
})
