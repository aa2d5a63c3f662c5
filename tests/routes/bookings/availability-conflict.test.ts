import { createElement } from 'react'
import { expect, test } from 'vitest'
import { screenDrawn } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeEmployee, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { storedHours } from '~/features/availability/find-availability.server'
import { saveAvailability } from '~/features/availability/save-availability.server'
import Availability, { action, loader } from '~/routes/bookings/availability'

const url = '/account-settings/availability'
const from9to5 = { starts: 540, ends: 1020 }

/** What the hidden fields of a screen send, by name. */
function hiddenIn(html: string): Record<string, string[]> {
  const sent: Record<string, string[]> = {}
  for (const [, name = '', value = ''] of html.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)"/g,
  )) {
    sent[name] = [...(sent[name] ?? []), value]
  }
  return sent
}

test('SCHED-01 when two people changed hours only the differences are shown, and one’s own are kept whole', async () => {
  const elif = makeEmployee()
  const save = (version: number, tuesday: { starts: number; ends: number }) =>
    saveAvailability(actorOf(elif), {
      userId: elif.id,
      hours: [
        { weekday: 1, ...from9to5 },
        { weekday: 2, ...tuesday },
      ],
      away: [],
      version,
    })
  save(0, from9to5)
  save(1, { starts: 600, ends: 960 })
  const cookie = await signIn(elif)
  const form = {
    version: '1',
    ...{ day1: 'on', from1: '09:00', to1: '17:00' },
    ...{ day2: 'on', from2: ['13:00', '09:00'], to2: ['17:00', '12:00'] },
    awayFrom: ['2031-02-01', '2031-03-01', ''],
    awayTo: ['', '2031-03-05', ''],
  }
  const refused = await callAction(action, { url, cookie, form })
  expect(refused.status).toBe(409)
  const { data } = await callLoader(loader, { url, cookie })
  const html = await screenDrawn(createElement(Availability), url, data, refused.data)
  const told = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd>([^<]*)/g)].map(([, ...words]) => words)
  expect(told).toEqual([
    ['Tuesday', expect.stringContaining('9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM')],
    ['Away', expect.stringContaining('2031-02-01, 2031-03-01 to 2031-03-05')],
  ])
  const kept = await callAction(action, { url, cookie, form: hiddenIn(html) })
  expect(kept.status).toBe(303)
  expect(storedHours(db, elif.id)).toMatchObject({
    away: [
      { from: '2031-02-01', to: '2031-02-01' },
      { from: '2031-03-01', to: '2031-03-05' },
    ],
    version: 3,
  })
})

test('SCHED-01 days off that two have stored alike are no difference, whatever order they were typed in', async () => {
  const elif = makeEmployee()
  const away = [
    { from: '2031-02-01', to: '2031-02-01' },
    { from: '2031-03-01', to: '2031-03-05' },
  ]
  const stored = { userId: elif.id, hours: [{ weekday: 1, ...from9to5 }], away }
  saveAvailability(actorOf(elif), { ...stored, version: 0 })
  const cookie = await signIn(elif)
  const form = {
    version: '0',
    ...{ day1: 'on', from1: '09:00', to1: '17:00' },
    ...{ awayFrom: ['2031-03-01', '2031-02-01'], awayTo: ['2031-03-05', ''] },
  }
  const refused = await callAction(action, { url, cookie, form })
  expect(refused.status).toBe(409)
  const { data } = await callLoader(loader, { url, cookie })
  const html = await screenDrawn(createElement(Availability), url, data, refused.data)
  expect(html).not.toContain('<dt')
})
