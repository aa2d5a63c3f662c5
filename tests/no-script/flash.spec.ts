import { expect, type Locator, type Page, test } from '@playwright/test'
import { newProject, signUp } from '#tests/fixtures/browser'
import { addType, question, signUpClient } from '#tests/fixtures/create-request-world'
import { addPanel } from '#tests/fixtures/editor-journeys'

/** Without script a message stays: it must not lie on what it is about. */
async function expectBelow(page: Page, what: Locator) {
  const flash = await page.getByRole('status').first().boundingBox()
  const box = await what.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((flash?.y ?? 0) + (flash?.height ?? 0))
}

for (const width of [390, 1440]) {
  test(`UI-32 what a message is about is below it, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const type = addType([question('text', 'Name')])
    await signUpClient(page, type)
    await page.goto(type.path)
    await page.getByLabel('Name', { exact: true }).fill('Winter sale')
    await page.getByRole('button', { name: 'Send request', exact: true }).click()
    await expect(page.getByRole('status').first()).toContainText(/^Request \d+ sent/)
    await expectBelow(page, page.getByRole('heading', { level: 1 }))
  })

  test(`UI-32 the top of a section that was added is below the message, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signUp(page)
    await newProject(page, 'Kiln')
    await addPanel(page, 'Hero')
    await expect(page.getByRole('status').first()).toContainText('Panel added.')
    await expectBelow(page, page.locator('.section').last())
    await addPanel(page, 'FAQ')
    await expectBelow(page, page.locator('.section').last())
  })
}
