import { expect, test } from '@playwright/test'
import { password, signUp } from '#tests/fixtures/browser'

test('a form whose session ended elsewhere asks for a sign-in and goes through with its text', async ({
  page,
}) => {
  const email = await signUp(page)
  await page.goto('/account-settings')
  await page.getByLabel('Full name').fill('Jane "J." Dormer')
  await page.context().clearCookies({ name: 'panelry_session' })
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()
  await expect(page).toHaveTitle('Log in to continue · Panelry')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in and send' }).click()
  await expect(page.getByText('Profile successfully updated.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Jane "J." Dormer')
})

test('a form whose browser has lost all cookies asks for a sign-in and goes through with its text', async ({
  page,
}) => {
  const email = await signUp(page)
  await page.goto('/account-settings')
  await page.getByLabel('Full name').fill('Jane "J." Dormer')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('What you typed is kept.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in and send' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Jane "J." Dormer')
})

test('a form whose session ended is sent once somebody has logged in in another tab', async ({
  page,
}) => {
  const email = await signUp(page)
  await page.goto('/account-settings')
  await page.getByLabel('Full name').fill('Jane Dormer')
  await page.context().clearCookies({ name: 'panelry_session' })
  await page.getByRole('button', { name: 'Save profile' }).click()
  const other = await page.context().newPage()
  await other.goto('/login')
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password').fill(password)
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(other).toHaveURL('/projects')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Jane Dormer')
})

test('GUARD-01 anyone who is sent to sign in from a link comes back to it', async ({ page }) => {
  const email = await signUp(page)
  await page.context().clearCookies({ name: 'panelry_session' })
  await page.goto('/notifications')
  await expect(page).toHaveURL('/')
  await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/notifications')
})

test('GUARD-56 a form without the right shows the bar of the signed-in person', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/account-settings')
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
