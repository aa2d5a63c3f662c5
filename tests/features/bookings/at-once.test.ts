import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'
import { callAt, makeBookable, makeCall } from '#tests/fixtures/calls'
import { makeUser } from '#tests/fixtures/people'
import { program } from '#tests/fixtures/program'
import { db } from '~/db/client.server'
import { bookings, mail } from '~/db/schema'

vi.setConfig({ testTimeout: 180_000 })

test('SCHED-04 fifty tries at once in five processes make one booking', async () => {
  const elif = makeBookable()
  const clients = Array.from({ length: 50 }, () => makeUser({ role: 'client' }).id)
  const workers = Array.from({ length: 5 }, (_, nth) =>
    spawn(
      process.execPath,
      [
        program('tests/fixtures/booking-worker'),
        elif.id,
        String(callAt('10:00')),
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
  expect(said).toHaveLength(50)
  expect(said.filter((word) => word === 'booked')).toHaveLength(1)
  expect(said.filter((word) => word === 'opening-taken')).toHaveLength(49)
  expect(db.select().from(bookings).all()).toHaveLength(1)
  // To each of the two.
  expect(db.select().from(mail).all()).toHaveLength(2)
})

test('SCHED-04 the database itself takes no second booking of an opening', () => {
  const elif = makeBookable()
  const at = callAt('12:00')
  makeCall(elif.id, null, at)
  expect(() => makeCall(elif.id, null, at)).toThrow(/UNIQUE/)
  makeCall(elif.id, null, at, { status: 'cancelled' })
})
