import { expect } from '@playwright/test'
import { become, makeRequest, somebody, write } from '#tests/fixtures/conversation-world'
import { outgoingJourneys } from '#tests/fixtures/outgoing-journeys'
import { test } from '#tests/fixtures/stripe-shop'

outgoingJourneys()

test('someone who sends a message or takes it back goes on in its form', async ({
  page,
  browser,
}) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const maker = await somebody(browser, true, 'Elif Varga', 'organization = 1')
  await page.goto(`${makeRequest(client.id, maker.id)}?v=2`)
  const editor = page.getByRole('form', { name: 'Message' }).locator('.tiptap')
  await write(page, 'Message', 'Too soon')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(editor).toBeFocused()
  await expect(editor).toHaveText('')
  await page.locator('.conversation-entry').getByRole('button', { name: 'Undo' }).click()
  await expect(editor).toBeFocused()
  await page.keyboard.type(' after all')
  await expect(editor).toHaveText('Too soon after all')
})
