import { expect, test } from '@playwright/test'
import { required, send, signUpAsAdmin, unused } from '#tests/fixtures/browser'
import { hold } from '#tests/fixtures/hold'
import { orderStudioJourneys } from '#tests/fixtures/order-studio-journeys'

orderStudioJourneys()

test('someone who was refused and has gone to the field keeps it while the page is read again', async ({
  page,
}) => {
  await signUpAsAdmin(page)
  await page.goto('/orders/forms')
  await page.getByRole('link', { name: 'Order types' }).click()
  const types = page.getByRole('dialog', { name: 'Order types' })
  const field = types.getByLabel('New type')
  await expect(field).toBeVisible()
  const [type, other] = [unused('Brand'), unused('Sign')]
  const letGo = await hold(page, /types\.data/)
  // Somebody else makes a type: the page is being read when the button is pressed.
  const begun = page.waitForRequest(/types\.data/)
  await send(page, '/orders/forms/types', { name: other })
  await begun
  await types.getByRole('button', { name: 'Create type' }).click()
  await expect(types.getByText(required)).toBeVisible()
  await field.focus()
  letGo()
  await expect(types.getByRole('link', { name: other })).toBeVisible()
  await page.keyboard.insertText(type)
  await types.getByRole('button', { name: 'Create type' }).click()
  await expect(types.getByRole('link', { name: type })).toBeVisible()
})
