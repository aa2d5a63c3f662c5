import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { password, settled } from '#tests/fixtures/browser'
import {
  openVault,
  secret,
  shown,
  storeLogin,
  vaultJourneys,
  waitTenMinutes,
} from '#tests/fixtures/vault-journeys'

vaultJourneys()

test('a password is shown for thirty seconds, then nothing of it is left in the page', async ({
  page,
}) => {
  await page.clock.install()
  const profile = await openVault(page)
  await storeLogin(page, profile)
  await page.getByRole('button', { name: 'Reveal the password of Shop system' }).click()
  await expect(shown(page)).toHaveText(secret)
  await page.clock.fastForward(25_000)
  await expect(shown(page)).toHaveText(secret)
  await page.clock.fastForward(6_000)
  await expect(shown(page)).toHaveCount(0)
  expect(await page.content()).not.toContain(secret)
})

test('a password is copied without being shown, also after who it is was asked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const profile = await openVault(page)
  await storeLogin(page, profile)
  const copy = page.getByRole('button', { name: 'Copy the password of Shop system' })
  await copy.click()
  await expect(page.getByText('Password copied')).toBeVisible()
  await expect.poll(clipboard).toBe(secret)
  await expect(shown(page)).toHaveCount(0)
  await expect(page.getByText('revealed by Jane Doe')).toHaveCount(1)

  await page.evaluate(() => navigator.clipboard.writeText('other'))
  waitTenMinutes(profile)
  await copy.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Copy password' }).click()
  await expect.poll(clipboard).toBe(secret)
  await expect(dialog).toBeHidden()
  await expect(shown(page)).toHaveCount(0)
})

test('after a first password a message says that others can be revealed, if there are others', async ({
  page,
}) => {
  const profile = await openVault(page)
  await storeLogin(page, profile)
  const others = page.getByText('You can reveal more')
  await expect(others).toHaveCount(0)
  const reveal = page.getByRole('button', { name: 'Reveal the password of Shop system' })
  await reveal.click()
  await expect(shown(page)).toHaveText(secret)
  await expect(others).toHaveCount(0)
  await storeLogin(page, profile, 'Newsletter')
  await expect(
    page.getByRole('button', { name: 'Reveal the password of Newsletter' }),
  ).toBeVisible()
  await expect(others).toHaveCount(0)
  await reveal.click()
  await expect(others).toBeVisible()
})

test('the logins, what is asked before one is revealed, and its form are accessible', async ({
  page,
}) => {
  const profile = await openVault(page)
  await storeLogin(page, profile)
  await page.getByRole('button', { name: 'Reveal the password of Shop system' }).click()
  await settled(page)
  await expectAccessible(page)
  waitTenMinutes(profile)
  await page.goto(`/company-profile/${profile}/logins`)
  await page.getByRole('button', { name: 'Reveal the password of Shop system' }).click()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await settled(page)
  await expectAccessible(page)
  await page.goto(`/company-profile/${profile}/logins/new`)
  await settled(page)
  await expectAccessible(page)
})
