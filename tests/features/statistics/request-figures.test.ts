import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { slowFigures, wrongStates } from '#tests/fixtures/statistics'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { databaseFile, db } from '~/db/client.server'
import { requestStates, requests } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { deleteType } from '~/features/request-types/delete-type.server'
import { listRequests } from '~/features/requests/list-requests.server'
import type { RequestQuestion } from '~/features/requests/request-question'
import { figuresCounter } from '~/features/statistics/count-figures'
import { requestFigures } from '~/features/statistics/request-figures.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { saveRequest } from '~/features/work-item-base/request/access.server'
import { type RequestStatus, requestStatuses } from '~/shared/request-statuses'
import { isActive } from '~/shared/statuses'
import { before, type Days, dayOf, endOf, partsOf, stepOf } from '~/shared/utc-days'

const hour = 3_600_000
const start = Date.parse('2025-01-01T05:00:00Z')
const client = makeUser({ role: 'client' })
const admin = actorOf(makeUser({ role: 'admin' }))

vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

type Step =
  | { do: 'create' | 'delete'; which: number; wait: number }
  | { do: 'move'; which: number; wait: number; status: RequestStatus }
  | { do: 'assign'; which: number; wait: number; to: number }
  | { do: 'due' | 'rank'; which: number; wait: number; hours: number }
  | { do: 'forget person' | 'forget type'; which: number; wait: number }

const which = fc.nat(30)
const wait = fc.nat(60 * 60)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('create' as const), which, wait }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      which,
      wait,
      status: fc.constantFrom(...requestStatuses),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('assign' as const), which, wait, to: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('due' as const, 'rank' as const),
      which,
      wait,
      hours: fc.integer({ min: -300, max: 300 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('delete' as const, 'forget person' as const, 'forget type' as const),
      which,
      wait,
    }),
  },
)

/** Lives through the steps. @returns the people and types, and what each request was after each of them */
async function live(steps: readonly Step[]) {
  db.delete(requests).run()
  const types = [makeType(), makeType()]
  const people = [makeEmployee(), makeEmployee(), makeEmployee()]
  const alive = { types: types.map(({ id }) => id), people: people.map(({ id }) => id) }
  const seen: { at: number; rows: (typeof requests.$inferSelect)[] }[] = []
  let now = start
  for (const each of steps) {
    now += each.wait * 60_000 + 1
    vi.setSystemTime(now)
    const all = db.select().from(requests).orderBy(requests.number).all()
    const row = all[each.which % Math.max(1, all.length)]
    const set = (change: Partial<typeof requests.$inferInsert>) =>
      row && transaction((tx) => saveRequest(tx, row, change))
    if (each.do === 'create') {
      const type = types.filter(({ id }) => alive.types.includes(id))[each.which % 2]
      const assigneeId = alive.people[each.which % 4] ?? null
      if (type) {
        storeRequest(type, client.id, {
          createdAt: now,
          updatedAt: now,
          dueAt: now + 48 * hour,
          assigneeId,
        })
      }
    } else if (each.do === 'move' && row) {
      const paused = each.status === 'paused'
      set({
        status: each.status,
        statusBeforePause: paused ? 'in_progress' : null,
        ...(paused && { pausedAt: now }),
        ...(each.status === 'pending_review' && { deliveredAt: now }),
      })
    } else if (each.do === 'assign') set({ assigneeId: alive.people[each.to] ?? null })
    else if (each.do === 'due') set({ dueAt: (row?.dueAt ?? 0) + each.hours * hour })
    else if (each.do === 'rank') set({ priority: each.hours > 0 ? 'high' : 'low' })
    else if (each.do === 'delete' && row) db.delete(requests).where(eq(requests.id, row.id)).run()
    else if (each.do === 'forget person' && alive.people.length > 1) {
      await deleteUser(admin, { id: alive.people.pop() ?? '' })
    } else if (each.do === 'forget type' && alive.types.length > 1) {
      await deleteType(admin, { id: alive.types.pop() ?? '' })
    }
    seen.push({ at: now, rows: db.select().from(requests).all() })
  }
  return { types, people, seen, now }
}

const range = fc.record({ from: fc.nat(420), length: fc.nat(420) })

/** Compares what is counted along indexes with what the rows say one by one, for all, per type and per person. */
async function compare(days: Days, types: readonly string[], people: readonly string[]) {
  const figures = await requestFigures(days)
  const parts = partsOf(days, stepOf(days))
  expect(figures.parts).toHaveLength(parts.length)
  parts.forEach((part, i) => {
    const { open: _, ...counted } = figures.parts[i] ?? { open: 0 }
    expect(counted, `part ${i}`).toEqual(slowFigures(part))
  })
  expect(figures.all).toEqual(slowFigures(days))
  expect(figures.before).toEqual(slowFigures(before(days)))
  const nothing = slowFigures(days, () => false)
  for (const id of [...types, null]) {
    const slow = slowFigures(days, ({ typeId }) => typeId === id)
    expect(figures.types.get(id) ?? nothing, `type ${id}`).toEqual(slow)
  }
  for (const id of [...people, null]) {
    const slow = slowFigures(days, ({ assigneeId }) => assigneeId === id)
    expect(figures.assignees.get(id) ?? nothing, `assignee ${id}`).toEqual(slow)
  }
}

test('STAT-02 the figures are those of a slow recount, whatever happens to requests', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 45 }),
      fc.array(range, { minLength: 3, maxLength: 3 }),
      async (steps, ranges) => {
        const { types, people, seen, now } = await live(steps)
        expect(wrongStates()).toEqual([])
        for (const { from, length } of ranges) {
          const first = dayOf(start) - 10 + from
          await compare(
            { from: first, to: first + length },
            types.map(({ id }) => id),
            people.map(({ id }) => id),
          )
        }
        // Open at the end of each day, as it was seen then.
        const days = { from: dayOf(start), to: dayOf(now) }
        const { parts } = await requestFigures(days, 'day')
        for (let day = days.from; day <= days.to; day += 1) {
          const last = seen.findLast(({ at }) => at < endOf(day))
          const still = new Set(
            db
              .select({ id: requests.id })
              .from(requests)
              .all()
              .map(({ id }) => id),
          )
          const open = (last?.rows ?? []).filter(
            ({ id, status }) => still.has(id) && isActive(status),
          )
          expect(parts[day - days.from]?.open).toBe(open.length)
        }
      },
    ),
    { numRuns: 25 },
  )
})

test('STAT-02 a queue of the past is what was seen then', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 45 }), async (steps) => {
      // Whoever is forgotten is so in the past too: these two are looked at by the other test.
      const { seen } = await live(steps.filter((each) => !each.do.startsWith('forget')))
      const still = new Set(
        db
          .select({ id: requests.id })
          .from(requests)
          .all()
          .map(({ id }) => id),
      )
      for (const { at, rows } of seen) {
        const open = rows.filter(({ id, status }) => still.has(id) && isActive(status))
        const past = listRequests(admin, { list: 'open', tab: 'all', at, size: 100 }).requests
        const facts = (of: { id: string; status: string; priority: string; dueAt: number }) =>
          [of.id, of.status, of.priority, of.dueAt].join()
        expect(past.map(facts).sort()).toEqual(open.map(facts).sort())
        expect(past.map(({ assignee }) => assignee?.id ?? null).sort()).toEqual(
          past.map(({ id }) => rows.find((row) => row.id === id)?.assigneeId ?? null).sort(),
        )
        const all = listRequests(admin, { list: 'all', at, size: 100 }).requests
        expect(all).toHaveLength(rows.filter(({ id }) => still.has(id)).length)
      }
    }),
    { numRuns: 25 },
  )
})

test('STAT-02 a queue of the past is narrowed by the days of creation and delivery, too', async () => {
  await live([
    { do: 'create', which: 0, wait: 0 },
    { do: 'move', which: 0, wait: 5, status: 'pending_review' },
    { do: 'create', which: 0, wait: 48 * 60 },
    { do: 'move', which: 1, wait: 5, status: 'pending_review' },
  ])
  const [first, second] = db.select().from(requests).orderBy(requests.number).all()
  const at = (second?.deliveredAt ?? 0) + hour
  const found = (more: Partial<RequestQuestion>) =>
    listRequests(admin, { list: 'all', at, size: 100, ...more }).requests.map(({ id }) => id)
  const until = start + 24 * hour
  expect(found({})).toHaveLength(2)
  expect(found({ created: { from: null, until } })).toEqual([first?.id])
  expect(found({ delivered: { from: null, until } })).toEqual([first?.id])
  expect(found({ delivered: { from: start, until: null } })).toEqual([second?.id, first?.id])
  expect(found({ deliveredLate: true })).toEqual([])
})

test('a state follows the one before without a gap, and the last is what it is now', async () => {
  await live([
    { do: 'create', which: 0, wait: 0 },
    { do: 'move', which: 0, wait: 5, status: 'paused' },
    { do: 'move', which: 0, wait: 5, status: 'pending_review' },
    { do: 'move', which: 0, wait: 5, status: 'completed' },
  ])
  const states = db.select().from(requestStates).orderBy(requestStates.since).all()
  expect(states.map(({ status }) => status)).toEqual([
    'in_progress',
    'paused',
    'pending_review',
    'completed',
  ])
  expect(states.slice(1).map(({ since }) => since)).toEqual(
    states.slice(0, -1).map(({ until }) => until),
  )
  expect(states.at(-1)?.until).toBeNull()
})

test('figures are counted again once anything has changed, and remembered until then', () => {
  const count = figuresCounter(databaseFile)
  const spans = { parts: [{ from: 0, until: Date.now() + hour }], before: { from: 0, until: 0 } }
  const first = count(spans)
  expect(count(spans)).toBe(first)
  storeRequest(makeType(), client.id)
  expect(count(spans).all.created).toBe(first.all.created + 1)
  const next = count(spans)
  for (let until = 1; until <= 50; until += 1) count({ ...spans, before: { from: 0, until } })
  const again = count(spans)
  expect(again).toEqual(next)
  expect(again).not.toBe(next)
})

test('when the thread ends, those who wait are told; the next one to ask has a new one', async () => {
  const days = { from: dayOf(start), to: dayOf(start) + 5 }
  const ends = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
    this: Worker,
  ) {
    void this.terminate()
  })
  await expect(requestFigures(days)).rejects.toMatchObject({ code: 'statistics-busy', status: 503 })
  expect(ends).toHaveBeenCalledTimes(2)
  ends.mockRestore()
  expect((await requestFigures(days)).parts).toHaveLength(6)
})

test('when too many wait already, the next one is told at once', async () => {
  const days = { from: dayOf(start), to: dayOf(start) }
  const asked = await Promise.allSettled(Array.from({ length: 23 }, () => requestFigures(days)))
  const refused = asked.filter(({ status }) => status === 'rejected')
  expect(refused).toEqual([
    expect.objectContaining({ reason: expect.objectContaining({ code: 'statistics-busy' }) }),
    expect.anything(),
  ])
})

test('every file that writes rows of requests is known to record their states', () => {
  const writes = /(insert|update)\(requests\)|(insert into|update) "?requests\b/i
  const files = ['app', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const writing = files.filter(
    (name) => /\.(ts|tsx|mjs|sql)$/.test(name) && writes.test(readFileSync(name, 'utf8')),
  )
  expect(writing.sort()).toEqual([
    'app/features/requests/create-request.server.ts',
    'app/features/work-item-base/request/access.server.ts',
    // Its moment of change alone.
    'app/features/work-item-base/request/adapter.server.ts',
    'app/features/work-item-base/request/unassign-requests.server.ts',
  ])
})
