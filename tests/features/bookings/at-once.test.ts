import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'
import { callAt, forgetCalls, makeBookable, makeCall } from '#tests/fixtures/calls'
import { makeUser } from '#tests/fixtures/people'
import { program } from '#tests/fixtures/program'
import { db } from '~/db/client.server'
import { bookings, generalSettings, mail } from '~/db/schema'

vi.setConfig({ testTimeout: 180_000 })

/** What is said to ten tries in each of some processes, one for each opening, which begin together. */
async function triesAtOnce(staffId: string, openings: readonly number[]): Promise<string[]> {
  const clients = openings.flatMap(() =>
    Array.from({ length: 10 }, () => makeUser({ role: 'client' }).id),
  )
  const workers = openings.map((opening, nth) =>
    spawn(
      process.execPath,
      [
        program('tests/fixtures/booking-worker'),
        staffId,
        String(opening),
        ...clients.slice(nth * 10, nth * 10 + 10),
      ],
      { env: process.env, stdio: ['pipe', 'pipe', 'inherit'] },
    ),
  )
  const said: string[] = []
  const ready = workers.map(
    (worker) =>
      new Promise<void>((done) => {
        createInterface({ input: worker.stdout }).on('line', (line) => {
          if (line === 'ready') done()
          else said.push(line)
        })
      }),
  )
  const ended = workers.map((worker) => once(worker, 'close'))
  await Promise.all(ready)
  for (const worker of workers) worker.stdin.write('go\n')
  await Promise.all(ended)
  return said
}

test('SCHED-04 fifty tries at once in five processes make one booking', async () => {
  const elif = makeBookable()
  const said = await triesAtOnce(elif.id, Array(5).fill(callAt('10:00')))
  expect(said).toHaveLength(50)
  expect(said.filter((word) => word === 'booked')).toHaveLength(1)
  expect(said.filter((word) => word === 'opening-taken')).toHaveLength(49)
  expect(db.select().from(bookings).all()).toHaveLength(1)
  // To each of the two.
  expect(db.select().from(mail).all()).toHaveLength(2)
})

test('SCHED-04 as many tries at different times of a day make no more calls than a day has', async () => {
  forgetCalls()
  const elif = makeBookable()
  db.insert(generalSettings).values({ key: 'callsPerDay', value: '2' }).run()
  const openings = [9, 11, 13, 15].map((hour) => callAt(`${hour}:00`))
  const said = await triesAtOnce(elif.id, openings)
  expect(said.filter((word) => word === 'booked')).toHaveLength(2)
  expect(said.filter((word) => word === 'calls-full').length).toBeGreaterThan(0)
  expect(db.select().from(bookings).all()).toHaveLength(2)
})

test('SCHED-04 the database itself takes no second booking of an opening', () => {
  const elif = makeBookable()
  const at = callAt('12:00')
  makeCall(elif.id, null, at)
  expect(() => makeCall(elif.id, null, at)).toThrow(/UNIQUE/)
  makeCall(elif.id, null, at, { status: 'cancelled' })
})
