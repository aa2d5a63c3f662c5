import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { signUpAsAdmin } from '#tests/fixtures/browser'
import { signUpClient } from '#tests/fixtures/create-request-world'
import { queueJourneys } from '#tests/fixtures/queue-journeys'
import { addRequest, read } from '#tests/fixtures/queue-world'

queueJourneys()

test('REQ-37 another one’s change shows in the open list; what comes moves no row until it is asked for', async ({
  page,
  browser,
}) => {
  const client = await signUpClient(page)
  await page.context().clearCookies()
  await signUpAsAdmin(page)
  const first = addRequest(client)
  const second = addRequest(client, { type: first.type })
  const other = await (await browser.newContext()).newPage()
  await signUpAsAdmin(other)
  const list = `/requests?tab=all&type=${first.type.id}`
  await page.goto(list)
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.waitForTimeout(500)
  // Comes to the list with the next change that is told of, and is due before all others.
  const sooner = addRequest(client, { type: first.type, due: Date.now() - 60_000 })
  const form = { action: 'escalated', version: String(read(second.id)?.version) }
  await other.request.post(`${second.path}/status`, { form, maxRedirects: 0 })
  await expect(page.getByRole('row').filter({ hasText: second.title })).toContainText('Escalated')
  await expect(page.getByRole('row').nth(1)).toContainText(first.title)
  await expect(page.getByRole('row').filter({ hasText: sooner.title })).toBeHidden()
  await page.getByRole('button', { name: '1 new' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(sooner.title)
  await other.context().close()
})

test('single keys move, select and open what they say, and can be switched off', async ({
  page,
}) => {
  const client = await signUpClient(page)
  await page.context().clearCookies()
  await signUpAsAdmin(page)
  const first = addRequest(client)
  const second = addRequest(client, { type: first.type, due: Date.now() + 90 * 60 * 60 * 1000 })
  await page.goto(`/requests?tab=all&type=${first.type.id}`)
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible()
  await page.waitForTimeout(500)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: second.title })).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: new RegExp(second.title) })).toBeChecked()
  await page.keyboard.press('p')
  await expect(page.getByLabel('Priority', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: first.title }).focus()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys in the queue' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('checkbox', { name: /Single keys are on/ }).uncheck()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: first.title }).focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: first.title })).toBeFocused()
})
