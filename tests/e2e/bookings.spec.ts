import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import {
  bookingJourneys,
  makeBookablePerson,
  signUpAsClient,
  weekWith,
} from '#tests/fixtures/booking-journeys'
import { queryRow, says, settled, signUpAsAdmin } from '#tests/fixtures/browser'

bookingJourneys(expectAccessible)

test('SCHED-04 an open week loses a time that somebody else books, without a reload', async ({
  browser,
}) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()])
  const [ada, ben] = await Promise.all([one.newPage(), two.newPage()])
  const elif = await makeBookablePerson(ada)
  await signUpAsClient(ada)
  await signUpAsClient(ben)
  const week = weekWith(elif)
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
  await ben.goto(weekWith(elif))
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
  await ben.getByRole('button', { name: 'Book this time' }).click()
  const told = ben.getByText('Someone else just booked this time.')
  await expect(told).toBeVisible()
  await ben.unroute('**/live?*')
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

test('someone who has chosen a new time hears that somebody else has moved the call meanwhile', async ({
  browser,
}) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()])
  const [ada, desk] = await Promise.all([one.newPage(), two.newPage()])
  const elif = await makeBookablePerson(ada)
  await signUpAsClient(ada)
  await signUpAsAdmin(desk)
  await ada.goto(weekWith(elif))
  const links = await ada.locator('.opening').all()
  const hrefs = await Promise.all(links.slice(-3).map((link) => link.getAttribute('href')))
  const [first = '', theirs = '', mine = ''] = hrefs.map(
    (href) => new URL(href ?? '', 'http://localhost').searchParams.get('opening') ?? '',
  )
  const send = (who: typeof ada, to: string, form: Record<string, string>) =>
    who.request.post(to, { form: { key: randomUUID(), ...form }, maxRedirects: 0 })
  await send(ada, '/book-schedule', { opening: first, with: elif.id, about: '', note: '' })
  const id = queryRow('select id from bookings where staff_id = ?', elif.id)?.id
  const move = `/book-schedule/calls/${id}/move`
  await ada.goto(`${move}?${new URLSearchParams({ week: first.slice(0, 10), opening: mine })}`)
  await settled(ada)
  const isNow = ada.getByText(/^Currently on .*\.$/)
  const before = (await isNow.textContent()) ?? ''
  expect((await send(desk, move, { opening: theirs, version: '0' })).status()).toBe(303)
  // The page goes on showing what others do.
  await expect(isNow).not.toHaveText(before)
  await ada.getByRole('button', { name: 'Move to this time' }).click()
  await expect(ada.getByRole('alert').first()).toContainText('changed since you opened it')
  await ada.getByRole('button', { name: 'Keep mine' }).click()
  await says(ada, 'Moved to')
  await Promise.all([one.close(), two.close()])
})

test('SCHED-02 what is written for a call comes along to another time, week and person', async ({
  page,
}) => {
  const elif = await makeBookablePerson(page)
  await signUpAsClient(page)
  await page.goto(weekWith(elif))
  await settled(page)
  const note = page.getByLabel(/know beforehand/)
  const choose = async () => {
    await page.locator('.opening').first().click()
    await expect(page.locator('.opening.is-chosen')).toHaveCount(1)
  }
  await choose()
  await note.fill('The winter sale.')
  await page.getByRole('link', { name: 'Other time' }).click()
  await expect(page.locator('.opening.is-chosen')).toHaveCount(0)
  await expect(note).toBeHidden()
  await choose()
  await expect(note).toHaveValue('The winter sale.')
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(note).toBeHidden()
  await choose()
  await expect(note).toHaveValue('The winter sale.')
  await page.getByRole('link', { name: /^Anyone/ }).click()
  await expect(note).toBeHidden()
  await choose()
  await expect(note).toHaveValue('The winter sale.')
})
