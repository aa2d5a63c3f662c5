import { expect, test } from '@playwright/test'
import { execute } from '#tests/fixtures/browser'
import { editorJourneys, panelNames, startDesigning } from '#tests/fixtures/editor-journeys'

editorJourneys()

test('PANEL-04 UI-36 the toggles of a card show its other variants', async ({ page }) => {
  await startDesigning(page)
  await page.getByRole('main').getByRole('link', { name: 'Add panel' }).click()
  const card = page.locator('.panel-card').first()
  await card.getByRole('radio', { name: 'Center' }).check()
  await card.getByRole('radio', { name: 'Grey' }).check()
  const shown = card.locator('[data-variant]:visible')
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAttribute('data-variant', 'center-grey')
})

test('PANEL-02 two dozen panels are drawn at first; each of the other categories is a link', async ({
  page,
}) => {
  await startDesigning(page)
  await page.getByRole('main').getByRole('link', { name: 'Add panel' }).click()
  const drawn = page.locator('.panel-card:visible')
  expect(await drawn.count()).toBeLessThanOrEqual(24)
  await expect(page.locator('.panel-card img')).toHaveCount(await drawn.count())
  await page.getByRole('link', { name: 'Show Pricing' }).click()
  await expect(drawn.first()).toBeVisible()
  await expect(page.locator('.panel-card img')).toHaveCount(
    await page.locator('.panel-card').count(),
  )
})

test('UI-24 the sheets of a phone open and close by links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startDesigning(page)
  const tabs = page.getByRole('navigation', { name: 'Parts of the editor' })
  await expect(page.locator('.editor-right')).toBeHidden()
  await tabs.getByRole('link', { name: 'Settings' }).click()
  await expect(page.locator('.editor-right')).toBeVisible()
  await tabs.getByRole('link', { name: 'Panels' }).click()
  await expect(page.getByRole('heading', { name: 'Panels on Home' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Panels' }).click()
  await expect(page.getByRole('heading', { name: 'Panels on Home' })).toBeHidden()
})

test('SECT-11 the help sheet lists the shortcuts', async ({ page }) => {
  await startDesigning(page, 'Hero')
  await page.locator('summary[aria-label=Tools]').click()
  await page.getByRole('link', { name: 'Keyboard shortcuts' }).first().click()
  await expect(page.getByText('Duplicate the section')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).last().click()
  await expect(page.getByText('Duplicate the section')).toHaveCount(0)
})

test('SECT-10 undo asks before it takes back a change of an earlier visit, and offers Redo', async ({
  page,
}) => {
  const [first, second] = await startDesigning(page, 'Hero', 'FAQ')
  const project = new URL(page.url()).pathname.split('/')[2]
  execute(
    `update page_ops set created_at = created_at - 40000000
     where page_id in (select id from pages where project_id = ?)`,
    project,
  )
  await page.getByRole('button', { name: /^Undo add/ }).click()
  await expect(page.getByRole('heading', { name: /earlier visit/ })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Undo a change from')
  await page.getByRole('link', { name: 'Back' }).click()
  expect(await panelNames(page)).toEqual([first, second])
  await page.getByRole('button', { name: /^Undo add/ }).click()
  await page.getByRole('button', { name: 'Undo it' }).click()
  await expect(page.locator('.flash')).toContainText('Undone:')
  expect(await panelNames(page)).toEqual([first])
  await page.locator('.flash').getByRole('button', { name: 'Redo' }).click()
  await expect(page.locator('.flash')).toContainText('Redone:')
  expect(await panelNames(page)).toEqual([first, second])
})
