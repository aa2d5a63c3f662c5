import { expect, test } from '@playwright/test'
import { newProject, password, settled, signUp } from '#tests/fixtures/browser'

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
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(dialog).toContainText('What you typed is kept. It is sent once you have logged in.')
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Log in and send' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The email or password is wrong.')
  await expect(fullName).toHaveValue('Jane Dormer')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in and send' }).click()
  await expect(page.getByText('Profile successfully updated.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(fullName).toHaveValue('Jane Dormer')
})

test('a page that is being filled in stays as it is when a live change finds its session ended', async ({
  page,
  browser,
}) => {
  const email = await signUp(page)
  const id = await newProject(page, 'Kiln')
  await page.goto(`/projects/${id}/pages/new`)
  const name = page.getByRole('dialog', { name: 'Add Page' }).getByLabel('Name', { exact: true })
  await name.fill('Prices')
  await settled(page)
  const other = await browser.newPage({ storageState: await page.context().storageState() })
  await page.context().clearCookies({ name: 'panelry_session' })
  await other.goto(`/projects/${id}/rename`)
  await other.getByLabel('Name', { exact: true }).fill('Kiln 2')
  await other.getByRole('button', { name: 'Save name' }).click()
  await expect(other.getByRole('status').filter({ hasText: 'Project renamed' })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  // Nothing was pressed, so nothing is going to be sent.
  await expect(dialog).toContainText('What you typed is kept. It is not saved yet.')
  await expect(dialog.getByRole('button', { name: /send/i })).toHaveCount(0)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(name).toHaveValue('Prices')
  await page.getByRole('button', { name: 'Add page' }).click()
  await expect(page.locator('.page-link')).toHaveCount(2)
  await other.close()
})

test('GUARD-56 a form without the right shows the bar of the signed-in person', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/account-settings')
  await settled(page)
  await page.evaluate(() =>
    document
      .querySelector<HTMLInputElement>('[name=fullName]')
      ?.form?.setAttribute('action', '/admin/users/new'),
  )
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByLabel('What you wrote')).toHaveValue(/^Jane Doe\n/)
  await expect(page.getByText(', user menu')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
})
