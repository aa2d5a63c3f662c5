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

test('SCHED-04 why a time was refused stays said while somebody books another one', async ({
  browser,
}) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()])
  const [ada, ben] = await Promise.all([one.newPage(), two.newPage()])
  const elif = await makeBookablePerson(ada)
  await signUpAsClient(ada)
  await signUpAsClient(ben)
  await ben.goto(`/book-schedule?with=${elif.id}`)
  const links = await ben.locator('.opening').all()
  const hrefs = await Promise.all(links.slice(-2).map((link) => link.getAttribute('href')))
  const book = (href = '') => {
    const opening = new URL(href, 'http://localhost').searchParams.get('opening') ?? ''
    const form = { key: randomUUID(), opening, with: elif.id, about: '', note: '' }
    return ada.request.post(href, { form, maxRedirects: 0 })
  }
  await ben.goto(hrefs[0] ?? '')
  await settled(ben)
  await ben.route('**/live?*', (route) => route.abort())
  expect((await book(hrefs[0] ?? '')).status()).toBe(303)
  await ben.unroute('**/live?*')
  await ben.getByRole('button', { name: 'Book this time' }).click()
  const told = ben.getByText('Somebody else has just booked this time.')
  await expect(told).toBeVisible()
  const heard = ben.evaluate(
    () => new Promise((done) => window.addEventListener('panelry-heard', done, { once: true })),
  )
  expect((await book(hrefs[1] ?? '')).status()).toBe(303)
  await heard
  // As long as it takes others' changes to be shown, several times.
  await ben.evaluate(() => new Promise((done) => setTimeout(done, 1500)))
  await expect(told).toBeVisible()
  await Promise.all([one.close(), two.close()])
})
