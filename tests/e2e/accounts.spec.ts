import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { accountJourneys } from '#tests/fixtures/account-journeys'
import { settled, signUp } from '#tests/fixtures/browser'

accountJourneys()

test('AUTH-03 a closed dialog is empty when it is opened again', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('jane@example.com')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await expect(page.getByText('This field is required')).toHaveCount(0)
})

test('the account screens have no accessibility faults', async ({ page }) => {
  const check = async (path: string) => {
    await page.goto(path)
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map((v) => `${path}: ${v.id} ${v.nodes[0]?.html}`)).toEqual([])
  }
  await check('/login')
  await check('/signup?i=unknown')
  await check('/reset-password')
  await check('/reset-password?code=wrong')
  await check('/setup?token=wrong')
  await signUp(page)
  await check('/account-settings')
  await check('/account-settings/confirm')
})
