import { expect, test } from '@playwright/test'
import {
  bookingJourneys,
  makeBookablePerson,
  signUpAsClient,
  weekWith,
} from '#tests/fixtures/booking-journeys'
import { says } from '#tests/fixtures/browser'

bookingJourneys()

test('SCHED-02 what is written for a call comes along to another time, week and person, and is in no address', async ({
  page,
}) => {
  const elif = await makeBookablePerson(page)
  await signUpAsClient(page)
  await page.goto(weekWith(elif))
  const note = page.getByLabel(/know beforehand/)
  const choose = async (nth: number) => {
    await page.locator('.opening').nth(nth).click()
    await expect(page.locator('.opening.is-chosen')).toHaveCount(1)
    await expect(note).toHaveValue(nth === 0 ? '' : 'The winter sale.')
  }
  await choose(0)
  await note.fill('The winter sale.')
  await choose(2)
  await page.getByRole('button', { name: 'Other time' }).click()
  await expect(page.locator('.opening.is-chosen')).toHaveCount(0)
  await expect(page.getByText('This field is required')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next week' }).click()
  await choose(1)
  await page.getByRole('button', { name: /^Anyone/ }).click()
  await page.getByRole('button', { name: elif.name }).click()
  await choose(1)
  expect(page.url()).not.toContain('winter')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await says(page, 'Booked:')
  await expect(page.locator('.call')).toContainText('The winter sale.')
})
