import { expect, test } from '@playwright/test'
import { execute, signUp } from '#tests/fixtures/browser'

test('GUARD-11 GUARD-12 /page-not-found and any unknown path show the same screen, with 404', async ({
  page,
}) => {
  const named = await page.goto('/page-not-found')
  expect(named?.status()).toBe(404)
  const text = await page.getByRole('main').textContent()
  expect(text).toContain('Page not found')
  const unknown = await page.goto('/no/such/place')
  expect(unknown?.status()).toBe(404)
  expect(await page.getByRole('main').textContent()).toBe(text)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL('/')
})

test('GUARD-11 someone who is signed in is led from there to where they start', async ({
  page,
}) => {
  const leads = async (email: string, role: string, label: string, to: string) => {
    execute('update users set role = ? where email = ?', role, email)
    await page.goto('/page-not-found')
    await page.getByRole('main').getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(to)
  }
  const email = await signUp(page)
  await leads(email, 'user', 'My Projects', '/projects')
  await leads(email, 'client', 'Requests', '/requests')
  await leads(email, 'admin', 'Users', '/admin')
})

test('GUARD-13 UI-22 the gallery is open to anyone', async ({ page }) => {
  expect((await page.goto('/test'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Components')
  for (const part of ['Theme', 'Buttons', 'Fields', 'Dialogs and drawers', 'Messages', 'Shell']) {
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
  }
})

test('GUARD-04 UI-01 Home says what the product is and shows Login and Sign Up Today', async ({
  page,
}) => {
  expect((await page.goto('/'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stack ready-made panels.')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign Up Today' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Panelry' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('button', { name: 'Start designing' })).toBeVisible()
})

test('Home: the section is turned and coloured by plain links', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Center', exact: true }).click()
  await expect(page).toHaveURL(/orientation=center/)
  await page.getByRole('link', { name: 'Light', exact: true }).click()
  const picture = page.locator('.sample-section img')
  await expect(picture).toHaveAttribute('src', /\/center\/light\.webp/)
})

test('UI-24 UI-27 a dialog’s address shows it open, and its cross is a link', async ({ page }) => {
  await page.goto('/test/dialog/medium')
  const dialog = page.getByRole('dialog', { name: 'Dialog, medium' })
  await expect(dialog).toBeVisible()
  expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(770)
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/test')
  await expect(dialog).toHaveCount(0)
})

test('UI-12 UI-13 Please Confirm works as a form', async ({ page }) => {
  await page.goto('/test/confirm')
  await page.getByLabel('Type Project to confirm').fill('Projekt')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Invalid input')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/test')
})

test('UI-32 a message is in the next page’s HTML and gone on the page after', async ({ page }) => {
  await page.goto('/test')
  await page.getByRole('button', { name: 'Success', exact: true }).click()
  const success = page.getByRole('status').filter({ hasText: 'Page order updated.' })
  await expect(success).toBeVisible()
  await page.waitForTimeout(3500)
  await expect(success).toBeVisible()
  await page.reload()
  await expect(success).toHaveCount(0)
  await page.getByRole('button', { name: 'Error', exact: true }).click()
  const error = page.locator('.flash-stack').getByRole('alert')
  await expect(error).toHaveText('Maximum number of projects reached.')
  await error.getByRole('link', { name: 'Dismiss' }).click()
  await expect(error).toHaveCount(0)
})

test('UI-18 a drawer opens and closes', async ({ page }) => {
  await page.goto('/test')
  const button = page.getByLabel('Drawer 300').first()
  await button.click()
  const panel = page.getByRole('region', { name: 'Drawer 300' })
  await expect(panel).toBeVisible()
  await button.click()
  await expect(panel).toBeHidden()
})

test('UI-15 a picture’s link leads to the picture', async ({ page }) => {
  await page.goto('/test')
  await page.getByRole('link', { name: 'The mark of Panelry: open large' }).click()
  await expect(page).toHaveURL('/favicon.svg')
})

test('a form the server refuses shows why, with the way back', async ({ page }) => {
  await page.goto('/test')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('Choose a file first.')).toBeVisible()
})
