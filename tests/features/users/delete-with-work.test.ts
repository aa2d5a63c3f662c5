import { isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { wrongStates } from '#tests/fixtures/statistics'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { deleteType } from '~/features/request-types/delete-type.server'
import { requestFigures } from '~/features/statistics/request-figures.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { dayOf } from '~/shared/utc-days'

const admin = actorOf(makeUser({ role: 'admin' }))

/** How often others are answered while something is done. */
async function turnsWithin(work: () => Promise<void>): Promise<number> {
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isOver = true
  return turns
}

test('USER-19 others are answered while somebody goes who did much, or a type with many requests', async () => {
  const person = makeEmployee()
  const type = makeType()
  const client = makeUser({ role: 'client' })
  const day = 86_400_000
  for (let number = 1; number <= 180; number += 1) {
    storeRequest(type, client.id, {
      ...{ number, assigneeId: person.id, status: 'completed' as const },
      ...{ createdAt: number * day, dueAt: (number + 1) * day, deliveredAt: (number + 2) * day },
    })
  }
  const figures = () => requestFigures({ from: dayOf(0), to: dayOf(0) + 200 })
  expect((await figures()).assignees.get(person.id)?.delivered).toBe(180)
  expect(await turnsWithin(() => deleteUser(admin, { id: person.id }))).toBeGreaterThan(3)
  expect(await turnsWithin(() => deleteType(admin, { id: type.id }))).toBeGreaterThan(3)
  const left = db.select().from(requests).where(isNull(requests.assigneeId)).all()
  expect(left.filter(({ typeId }) => typeId === null)).toHaveLength(180)
  const { all, types, assignees } = await figures()
  expect(all.delivered).toBe(180)
  for (const groups of [types, assignees]) {
    expect([...groups].map(([id, { delivered }]) => [id, delivered])).toEqual([[null, 180]])
  }
  expect(wrongStates()).toEqual([])
})
