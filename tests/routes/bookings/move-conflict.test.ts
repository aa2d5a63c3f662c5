import { createElement } from 'react'
import { expect, test } from 'vitest'
import { callAt, callRow, makeBookable, makeCall, makeClient, moveTo } from '#tests/fixtures/calls'
import { screenDrawn } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, signIn } from '#tests/fixtures/people'
import { openingName } from '~/features/bookings/call-schema.server'
import MoveCall, { action, loader } from '~/routes/bookings/move'

/** What the hidden fields of the form say that keeps one's own. */
const hiddenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

test('SCHED-05 someone who moves a call that was moved meanwhile sees both times, and keeps one', async () => {
  const [elif, nadia] = [makeBookable({ timeZone: 'UTC' }), makeClient()]
  const { id } = makeCall(elif.id, nadia.id, callAt('10:00'))
  const cookie = await signIn(nadia)
  const opening = openingName(callAt('12:00'))
  const url = `/book-schedule/calls/${id}/move?opening=${opening}`
  const call = { url, params: { call: id }, cookie }
  const seen = await callLoader(loader, call)
  const filled = await screenDrawn(createElement(MoveCall), url, seen.data)
  moveTo(actorOf(elif), id, callAt('11:00'))
  const form = { opening, ...hiddenIn(filled.slice(filled.indexOf('id="your-call"'))) }
  const refused = await callAction(action, { ...call, form })
  expect(refused.status).toBe(409)
  expect(callRow(id)?.startAt).toBe(callAt('11:00'))
  const { data } = await callLoader(loader, call)
  const html = await screenDrawn(createElement(MoveCall), url, data, refused.data)
  const yours = html.slice(html.indexOf('id="your-call"'))
  expect(yours).toMatch(/Saved: \w+, \w+ \d+, 11:00 AM\. Yours: \w+, \w+ \d+, 12:00 PM\./)
  const kept = await callAction(action, { ...call, form: hiddenIn(yours) })
  expect(kept.status).toBe(303)
  expect(callRow(id)?.startAt).toBe(callAt('12:00'))
})
