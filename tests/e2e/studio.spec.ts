import { expect, test } from '@playwright/test'
import { newProject, send, signUp } from '#tests/fixtures/browser'
import { studioJourneys } from '#tests/fixtures/studio-journeys'

studioJourneys()

test('PAGE-14 a page is dragged on the sitemap, beside another one and onto it', async ({
  page,
}) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  for (const name of ['About', 'Shop']) {
    await page.goto(`/projects/${id}/pages/new`)
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Add page' }).click()
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await page.goto(`/projects/${id}/sitemap`)
  await expect(page.getByText('Drag a page to move it')).toBeVisible()
  const drag = async (name: string, onto: string, part: number) => {
    const card = (of: string) => page.locator('.map-card').filter({ hasText: of })
    await card(name).locator('.map-name').hover()
    await expect(card(name)).toHaveAttribute('draggable', 'true')
    const box = await card(onto).boundingBox()
    const x = (box?.x ?? 0) + (box?.width ?? 0) * part
    await page.mouse.down()
    await page.mouse.move(x, (box?.y ?? 0) + 60, { steps: 5 })
    await page.mouse.move(x, (box?.y ?? 0) + 70, { steps: 5 })
    await page.mouse.up()
  }
  await drag('Shop', 'About', 0.1)
  await expect(page.getByText('“Shop” is now page 2 of 3 at the top level.')).toBeAttached()
  await drag('Shop', 'About', 0.5)
  await expect(page.getByText('“Shop” is now page 1 of 1 under “About”.')).toBeAttached()
  await expect(page.locator('.map-children .map-name')).toHaveText(['Shop'])
})

test('the line down from the project begins under its name, also over a row that scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  for (const name of ['About', 'Shop', 'Prices', 'Team', 'Visit'])
    await send(page, `/projects/${id}/pages/new`, { name })
  await page.goto(`/projects/${id}/sitemap`)
  const row = page.locator('.sitemap-columns')
  await expect(row.locator('.map-card')).toHaveCount(6)
  const wider = await row.evaluate((element) => element.clientWidth - innerWidth)
  expect(wider).toBeGreaterThan(0)
  const [from, middle] = await page.locator('.sitemap-root').evaluate((root) => {
    const { content, left } = getComputedStyle(root, '::after')
    return [content === 'none' ? 'nowhere' : Number.parseFloat(left), root.clientWidth / 2]
  })
  expect(from).toBeCloseTo(Number(middle), 0)
})
