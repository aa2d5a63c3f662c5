import { beforeEach, expect, test } from 'vitest'
import {
  callAt,
  comingMonday,
  forgetCalls,
  makeBookable,
  makeCall,
  makeClient,
} from '#tests/fixtures/calls'
import { db } from '~/db/client.server'
import { generalSettings } from '~/db/schema'
import { readWeek } from '~/features/bookings/week.server'
import { addDays, mondayOf } from '~/shared/days'

type Question = Partial<Parameters<typeof readWeek>[0]>

const read = (question: Question = {}, now = Date.now()) =>
  readWeek({ zone: 'UTC', ...question }, now)

const labels = (week: ReturnType<typeof read>) =>
  week.days.map(({ openings }) => openings.map(({ label }) => label))

const at = (text: string) => Date.parse(text)

beforeEach(forgetCalls)

test('SCHED-02 without a week the first with something free is shown, else that of the opening', () => {
  const [monday, next] = [comingMonday(), addDays(comingMonday(), 7)]
  const elif = makeBookable({}, [{ weekday: 1, starts: 540, ends: 570 }])
  const now = callAt('8:00')
  expect(read({}, now).monday).toBe(monday)
  makeCall(elif.id, null, callAt('9:00'))
  expect(read({}, now).monday).toBe(next)
  expect(read({ opening: `${monday}T09:00Z` }, now).monday).toBe(monday)
  expect(read({ week: addDays(next, 3), opening: `${monday}T09:00Z` }, now).monday).toBe(next)
  // Nobody is free at all: the present week.
  expect(read({ only: 'nobody' }, now)).toMatchObject({ monday, thisWeek: monday, previous: null })
})

test('SCHED-02 weeks are turned from the present one to the last that can be booked', () => {
  makeBookable()
  const [monday, now] = [comingMonday(), callAt('8:00')]
  const after = (weeks: number) => addDays(monday, 7 * weeks)
  const turned = (week: string) => {
    const { previous, next } = read({ week }, now)
    return [previous, next]
  }
  expect(turned(monday)).toEqual([null, after(1)])
  expect(turned(after(1))).toEqual([monday, after(2)])
  expect(turned(after(12))).toEqual([after(11), null])
  expect([read({ week: after(30) }, now).monday, read({ week: after(-1) }, now).monday]).toEqual([
    after(12),
    monday,
  ])
  expect(read({ week: '2026-11-25' }, at('2026-11-23T08:00Z')).label).toBe('Nov 23 to Nov 27, 2026')
  // Twelve weeks from eight o'clock: on the last day nothing of the hours is left.
  expect(read({ week: after(12) }, now).days.some(({ openings }) => openings.length > 0)).toBe(
    false,
  )
  expect(labels(read({ week: after(12) }, callAt('9:31')))[0]).toEqual(['9:00 AM', '9:30 AM'])
})

test('SCHED-02 what has begun is not offered, and what lies in another week is not shown', () => {
  makeBookable({}, [
    { weekday: 1, starts: 540, ends: 660 },
    { weekday: 7, starts: 540, ends: 570 },
  ])
  const week = comingMonday()
  expect(labels(read({ week }, callAt('9:30')))[0]).toEqual(['10:00 AM', '10:30 AM'])
  expect(labels(read({ week }, callAt('9:30') - 1))[0]).toEqual(['9:30 AM', '10:00 AM', '10:30 AM'])
})

test('SCHED-02 a weekend is shown when something is free on it', () => {
  db.insert(generalSettings).values({ key: 'officeDays', value: '1,2,3,4,5,6,7' }).run()
  makeBookable({}, [{ weekday: 3, starts: 540, ends: 570 }])
  const week = comingMonday()
  expect(read({ week }).days.map(({ weekday }) => weekday)).toEqual([
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  ])
  makeBookable({}, [{ weekday: 6, starts: 540, ends: 570 }])
  const shown = read({ week })
  expect(shown.days).toHaveLength(6)
  expect(shown.label).toContain(' to ')
  expect(shown.days.at(-1)).toMatchObject({ day: addDays(week, 5), weekday: 'Sat' })
})

test('SCHED-04 a client sees no time at which they talk to somebody else, but one that moves', () => {
  const [elif, sana, nadia] = [makeBookable(), makeBookable(), makeClient()]
  const call = makeCall(sana.id, nadia.id, callAt('9:15'))
  makeCall(sana.id, nadia.id, callAt('10:30'), { status: 'cancelled' })
  makeCall(sana.id, makeClient().id, callAt('11:00'))
  makeCall(sana.id, nadia.id, callAt('12:00'))
  const morning = (question: Question) =>
    labels(read({ only: elif.id, week: comingMonday(), ...question }))[0]?.slice(0, 8)
  const late = ['10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM', '12:30 PM', '1:00 PM', '1:30 PM']
  expect(morning({ client: nadia.id })).toEqual([...late, '2:00 PM'])
  expect(morning({ client: nadia.id, without: call.id })).toEqual([
    ...['9:00 AM', '9:30 AM', ...late].slice(0, 8),
  ])
  expect(morning({})?.slice(0, 2)).toEqual(['9:00 AM', '9:30 AM'])
  // Its own time is free again for the person who takes it.
  const own = makeCall(elif.id, nadia.id, callAt('9:00'))
  expect(morning({})?.[0]).toBe('9:30 AM')
  expect(morning({ without: own.id })?.[0]).toBe('9:00 AM')
})

test('SCHED-02 anyone is free where one of them is, each time once', () => {
  const elif = makeBookable({}, [{ weekday: 1, starts: 540, ends: 600 }])
  makeBookable({}, [{ weekday: 1, starts: 570, ends: 630 }])
  makeCall(elif.id, null, callAt('9:00'))
  const week = read({ week: comingMonday() })
  expect(labels(week)[0]).toEqual(['9:30 AM', '10:00 AM'])
  expect(week.times).toEqual([9 * 60 + 30, 10 * 60])
  expect(week.minutes).toBe(30)
  expect(read({ only: elif.id, week: comingMonday() }).times).toEqual([9 * 60 + 30])
})

test('SCHED-02 six of the nearest times are named instead of one that is not free, in their order', () => {
  const elif = makeBookable()
  makeCall(elif.id, null, callAt('12:00'))
  const chosen = read({ opening: `${comingMonday()}T12:00Z` }).chosen
  expect(chosen).toMatchObject({ isFree: false, times: '12:00 to 12:30 PM, UTC' })
  expect(chosen?.instead.map(({ opening }) => opening.slice(11))).toEqual([
    ...['10:30Z', '11:00Z', '11:30Z', '12:30Z', '13:00Z', '13:30Z'],
  ])
  expect(chosen?.instead[0]?.moment).toMatch(/, 10:30 AM$/)
  const free = read({ opening: `${comingMonday()}T13:00Z` }).chosen
  expect(free).toMatchObject({ isFree: true, times: '1:00 to 1:30 PM, UTC' })
})

test('SCHED-02 times that clocks show twice are told apart by how far they are from UTC', () => {
  db.insert(generalSettings)
    .values([
      { key: 'officeDays', value: '1,2,3,4,5,6,7' },
      { key: 'officeZone', value: 'Europe/Lisbon' },
      { key: 'officeOpens', value: '00:00' },
      { key: 'officeCloses', value: '23:59' },
    ])
    .run()
  makeBookable({ timeZone: 'Europe/Lisbon' }, [{ weekday: 7, starts: 30, ends: 150 }])
  const now = at('2026-10-22T10:00Z')
  const week = read({ zone: 'Europe/Lisbon', week: '2026-10-25' }, now)
  expect(week.monday).toBe(mondayOf('2026-10-25'))
  expect(labels(week).at(-1)).toEqual([
    '12:30 AM',
    '1:00 AM UTC+1',
    '1:30 AM UTC+1',
    '1:00 AM UTC+0',
    '1:30 AM UTC+0',
    '2:00 AM',
  ])
  // In the rows of the week the second of two comes right after the first.
  expect(week.times).toEqual([30, 60, 60.5, 90, 90.5, 120])
})
