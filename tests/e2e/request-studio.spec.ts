import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { says, send, settled, signUpAsAdmin } from '#tests/fixtures/browser'
import { packagesJourneys } from '#tests/fixtures/packages-journeys'
import { addField, newProduct, requestTypesJourneys } from '#tests/fixtures/request-studio-journeys'
import { webhookJourneys } from '#tests/fixtures/webhook-journeys'

requestTypesJourneys()
packagesJourneys()
webhookJourneys()

test('RTYPE-08 a field is dragged to another place', async ({ page }) => {
  await signUpAsAdmin(page)
  const { builder } = await newProduct(page)
  await page.goto(builder)
  for (const label of ['One', 'Two', 'Three']) await addField(page, 'Text', label)
  const rows = page.locator('[data-field]')
  // The library is fetched when a pointer first comes over the list.
  await rows.nth(0).hover()
  await page.waitForLoadState('networkidle')
  const lower = { x: 60, y: 34 }
  await rows.nth(0).dragTo(rows.nth(2), { sourcePosition: { x: 60, y: 20 }, targetPosition: lower })
  await expect(rows.locator('.field-name')).toHaveText(['Two', 'Three', 'One'])
})

test('RTYPE-08 what is typed into a field is saved before anything else of the builder goes on', async ({
  page,
}) => {
  await signUpAsAdmin(page)
  const { builder } = await newProduct(page)
  await page.goto(builder)
  for (const label of ['One', 'Two']) await addField(page, 'Text', label)
  const fields = page.locator('.field-rows .field-name')
  const label = page.getByLabel('Label')

  await label.fill('Two typed')
  await fields.nth(0).click()
  await expect(label).toHaveValue('One')
  await expect(fields).toHaveText(['One', 'Two typed'])

  await label.fill('One typed')
  await page.getByRole('button', { name: 'Move Two typed up' }).click()
  await expect(fields).toHaveText(['Two typed', 'One typed'])

  await label.fill('One again')
  await page.getByRole('button', { name: 'Add field' }).click()
  await expect(fields).toHaveText(['Two typed', 'One again', 'Text'])
  await expect(label).toBeFocused()

  await page.keyboard.type('Three')
  await page.getByRole('button', { name: 'Publish version 1' }).click()
  await says(page, 'Version 1 published')
  await expect(fields).toHaveText(['Two typed', 'One again', 'Three'])
  await expect(page.getByText('Draft: no changes since.')).toBeVisible()

  // What cannot be saved stays with its sentence; only who says so leaves it.
  await fields.nth(1).click()
  await expect(label).toHaveValue('One again')
  await label.fill('')
  await fields.nth(0).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  page.once('dialog', (dialog) => dialog.dismiss())
  await fields.nth(0).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await fields.nth(0).click()
  await expect(label).toHaveValue('Two typed')
})

test('RTYPE-10 options are written one after the other with Enter', async ({ page }) => {
  await signUpAsAdmin(page)
  const { builder } = await newProduct(page)
  await page.goto(builder)
  await addField(page, 'Select', 'Offer')
  await page.getByLabel('Option 1').focus()
  for (const [at, option] of ['Percent off', 'Fixed price'].entries()) {
    await page.keyboard.type(option)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(`Option ${at + 2}`)).toBeFocused()
  }
  await expect(page.getByLabel('Option 2')).toHaveValue('Fixed price')
  await expectAccessible(page)
})

test('the screens of the studio’s side of requests have no accessibility faults', async ({
  page,
}) => {
  await signUpAsAdmin(page)
  const { type, builder } = await newProduct(page)
  await send(page, builder, { intent: 'add', newKind: 'checkboxes' })
  const lists = ['/requests/types', '/requests/packages/new', '/requests/canned-responses/new']
  for (const path of [...lists, type, builder, `${builder}/versions`]) {
    await page.goto(path)
    await settled(page)
    await expectAccessible(page)
  }
})
