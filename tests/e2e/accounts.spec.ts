import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { accountJourneys } from '#tests/fixtures/account-journeys'
import { queryRow, signUp, signUpByForm } from '#tests/fixtures/browser'

accountJourneys()

test('a sign-up takes the time zone that the browser is in', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' })
  const email = await signUpByForm(await context.newPage())
  const kept = queryRow('select time_zone from users where email = ?', email)
  expect(kept?.time_zone).toBe('Asia/Tokyo')
  await context.close()
})

test('AUTH-03 a closed dialog is empty when it is opened again', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('jane@example.com')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await expect(page.getByText('This field is required')).toHaveCount(0)
})

test('the account screens have no accessibility faults', async ({ page }) => {
  const check = async (path: string) => {
    await page.goto(path)
    await expectAccessible(page)
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

test('a port that is taken is reported, without a setup link', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'panelry-second-'))
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: process.env.TEST_PORT }
  const second = spawnSync(process.execPath, ['server.ts'], {
    env: { ...env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  rmSync(dataDir, { recursive: true, force: true })
  expect(second.status).toBe(1)
  expect(second.stderr).toContain(`Port ${process.env.TEST_PORT} is in use`)
  expect(second.stdout).not.toContain('/setup?token=')
})
