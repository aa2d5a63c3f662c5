import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { settled, signUpAsAdmin } from '#tests/fixtures/browser'
import { libraryJourneys, makePanelByForm } from '#tests/fixtures/library-journeys'

libraryJourneys()

test('the screens of the library are accessible, fit a phone and load few pictures at first', async ({
  page,
}) => {
  await signUpAsAdmin(page)
  const mine = await makePanelByForm(
    page,
    'A long name that goes on '.repeat(4).trim().slice(0, 99),
  )
  let bytes = 0
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'image') return
    bytes += (await response.body().catch(() => Buffer.alloc(0))).length
  })
  await page.goto('/admin/panels')
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(400 * 1024)
  const below = ['', '/new', '/categories', '/categories/hero', '/hero-scene']
  const screens = [
    ...below.map((path) => `/admin/panels${path}`),
    mine,
    `${mine}/upload`,
    '/convert',
  ]
  for (const path of screens) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, path).toBeLessThanOrEqual(0)
  }
})

test('UI-16 reading SVG files that takes long asks to wait', async ({ page }) => {
  await signUpAsAdmin(page)
  await page.goto('/convert')
  const wait = page.getByRole('dialog', { name: 'Please wait' })
  await page.route('**/convert.data', async (route) => {
    const sent = route.request().method() === 'POST'
    if (sent) await expect(wait).toContainText('Reading and cleaning the files.')
    await route.continue()
  })
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(text),
  })
  await page
    .getByLabel('SVG files')
    .setInputFiles([
      file('words.svg', 'no drawing'),
      file('dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ])
  await settled(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/convert\/\w+$/)
  await expect(wait).toBeHidden()
})
