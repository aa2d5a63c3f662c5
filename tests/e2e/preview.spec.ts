import { expect, type Page, test } from '@playwright/test'
import { startDesigning } from '#tests/fixtures/editor-journeys'
import { previewJourneys } from '#tests/fixtures/preview-journeys'

previewJourneys()

const framed = (page: Page) => page.frameLocator('.preview-frame').locator('html')
const openPreview = async (page: Page, width: number) => {
  await page.goto(`${page.url().split(/[&#]s[=-]/)[0]}&view=preview&width=${width}`)
  await expect(page.locator('.preview-handle')).toBeVisible()
}

test('the edge of a preview is dragged and moved by arrows, and the address keeps its width', async ({
  page,
}) => {
  await startDesigning(page, 'Hero')
  await openPreview(page, 768)
  const edge = page.getByRole('slider', { name: 'Width' })
  await edge.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await expect(edge).toHaveAttribute('aria-valuetext', '678 px')
  await expect(page).toHaveURL(/width=678/)
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/width=320/)
  const box = await edge.boundingBox()
  const from = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 200 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y, { steps: 3 })
  await expect(page.getByText('440 px')).toBeVisible()
  await page.mouse.up()
  await expect(page).toHaveURL(/width=440/)
  await expect(page.getByLabel('Width').and(page.locator('input'))).toHaveValue('440')
  expect(await framed(page).evaluate(() => innerWidth)).toBe(440)
})

test('a preview loads again where it stands when the page changes, and hears the shortcuts', async ({
  page,
}) => {
  await startDesigning(page, 'Hero', 'FAQ', 'Pricing')
  await openPreview(page, 390)
  const sections = framed(page).locator('main > section')
  await expect(sections).toHaveCount(3)
  await sections.nth(1).getByRole('heading').first().click()
  const stands = await framed(page).evaluate(() => scrollY)
  expect(stands).toBeGreaterThan(0)
  await page.keyboard.press('Control+z')
  await expect(sections).toHaveCount(2)
  await expect.poll(() => framed(page).evaluate(() => scrollY)).toBe(stands)
  await framed(page).getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('p')
  await expect(page.locator('.editor[data-view="build"]')).toBeVisible()
})

test('a preview that cannot be loaded says so, and is loaded by a press', async ({ page }) => {
  await startDesigning(page, 'Hero')
  await page.route('**/website?*', (route) => route.abort())
  await page.goto(`${page.url().split(/[&#]s[=-]/)[0]}&view=preview&width=390`)
  await expect(page.getByText('The preview could not be loaded.')).toBeVisible()
  await expect(page.locator('.preview-frame')).toBeHidden()
  await page.unroute('**/website?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('The preview could not be loaded.')).toHaveCount(0)
})
