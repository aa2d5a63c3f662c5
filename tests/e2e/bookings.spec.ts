import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import {
  bookingJourneys,
  makeBookablePerson,
  signUpAsClient,
} from '#tests/fixtures/booking-journeys'
import { settled } from '#tests/fixtures/browser'

bookingJourneys(expectAccessible)

test('SCHED-04 an open week loses a time that somebody else books, without a reload', async ({
  browser,
}) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()])
  const [ada, ben] = await Promise.all([one.newPage(), two.newPage()])
  const elif = await makeBookablePerson(ada)
  await signUpAsClient(ada)
  await signUpAsClient(ben)
  const week = `/book-schedule?with=${elif.id}`
  await ada.goto(week)
  await ben.goto(week)
  await settled(ben)
  await ben.evaluate(() => Object.assign(window, { neverReloaded: true }))
  const href = (await ada.locator('.opening').last().getAttribute('href')) ?? ''
  const opening = new URL(href, 'http://localhost').searchParams.get('opening') ?? ''
  const taken = ben.locator(`.opening[href*="${encodeURIComponent(opening)}"]`)
  await expect(taken).toHaveCount(1)
  const answer = await ada.request.post(href, {
    form: { key: randomUUID(), opening, with: elif.id, about: '', note: '' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  await expect(taken).toHaveCount(0)
  expect(await ben.evaluate(() => 'neverReloaded' in window)).toBe(true)
  await Promise.all([one.close(), two.close()])
})
