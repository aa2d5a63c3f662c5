import { expect, test } from '@playwright/test'
import { execute, queryRow, settled, signUp } from '#tests/fixtures/browser'
import { rightTakenJourneys } from '#tests/fixtures/right-taken-journeys'

rightTakenJourneys()

test('words of a new canned response stay on their page when the right to it is taken', async ({
  page,
}) => {
  const email = await signUp(page)
  const set = (on: number) =>
    execute('update users set organization = 1, manage_requests = ? where email = ?', on, email)
  set(1)
  await page.goto('/requests/canned-responses/new')
  await settled(page)
  await page.getByLabel('Name').fill('Thanks')
  set(0)
  const { id } = queryRow('select id from users where email = ?', email) ?? {}
  execute('insert into live_events (topic, created_at) values (?, ?)', `user:${id}`, Date.now())
  await page.waitForTimeout(1500)
  await expect(page.getByLabel('Name')).toHaveValue('Thanks')
  await page.getByLabel('Text').fill('We have begun.')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByLabel('What you wrote')).toHaveValue('Thanks\n\nWe have begun.')
  // The page has asked by itself: nobody wanted to open anything.
  await expect(page.getByText('You don’t have permission to open that page')).toHaveCount(0)
})
