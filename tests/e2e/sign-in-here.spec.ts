import { expect, test } from '@playwright/test'
import { password, settled, signUp } from '#tests/fixtures/browser'

test('a session that ended elsewhere is opened again over the form, which goes through with its text', async ({
  page,
}) => {
  const email = await signUp(page)
  await page.goto('/account-settings')
  const fullName = page.getByLabel('Full name')
  await fullName.fill('Jane Dormer')
  await settled(page)
  await page.context().clearCookies({ name: 'panelry_session' })
  await page.getByRole('button', { name: 'Save profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in to go on' })
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Log in and send' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The email or the password is not right.')
  await expect(fullName).toHaveValue('Jane Dormer')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in and send' }).click()
  await expect(page.getByText('Profile successfully updated.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(fullName).toHaveValue('Jane Dormer')
})
