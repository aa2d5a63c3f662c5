import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { added, changed, foundWith, lostBy } from '#tests/fixtures/lost-rows'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser, reread } from '#tests/fixtures/people'
import { makeFolder } from '#tests/fixtures/projects'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import {
  cannedResponses,
  folders,
  logHistory,
  lostFinds,
  lostRows,
  messages,
  orders,
  requestStates,
  requests,
  users,
} from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { dropRows } from '~/features/lost-rows/drop-rows.server'
import { keepLostRows } from '~/features/lost-rows/keep-lost-rows.server'
import { takeOverRows } from '~/features/lost-rows/take-over-rows.server'
import { tidyLostRows } from '~/features/lost-rows/tidy-lost-rows.server'
import { saveRequest } from '~/features/work-item-base/request/access.server'
import { newId } from '~/platform/ids.server'
import type { LostRow } from '~/platform/litefs/lost-find'

const admin = actorOf(makeUser({ role: 'admin' }))
const day = 24 * 60 * 60 * 1000

/** Keeps a find of these rows. @returns its id */
function find(rows: LostRow[]): string {
  const found = foundWith(rows)
  keepLostRows(found)
  return found.id
}

const rowsOf = (findId: string) =>
  db.select().from(lostRows).where(eq(lostRows.findId, findId)).orderBy(lostRows.id).all()
const states = (findId: string) =>
  rowsOf(findId).map(({ table, state, reason }) => [table, state, reason])
const take = (findId: string, facts: Partial<Parameters<typeof takeOverRows>[1]> = {}) =>
  takeOverRows(admin, { findId, rows: 'all', isForced: false, ...facts })
const isDecided = (id: string) =>
  db.select().from(lostFinds).where(eq(lostFinds.id, id)).get()?.decidedAt !== null

const folderRow = (owner_id: string, name = 'Autumn', id = newId()) => ({
  ...{ id, name, owner_id, version: 1, created_at: 5, updated_at: 5 },
})
const nameOf = (id: string) => db.select().from(folders).where(eq(folders.id, id)).get()?.name

beforeEach(() => {
  db.delete(lostFinds).run()
  db.delete(logHistory).run()
})

describe('a row that was added', () => {
  test('is written as it was, children after their parents, whatever the order they came in', () => {
    const client = makeUser({ role: 'client' })
    const type = makeType()
    const rows = lostBy(() => {
      const request = storeRequest(type, client.id, { title: 'Winter sale' })
      for (const text of ['Hello', 'Again']) {
        sendMessage(actorOf(client), {
          ...{ work: { kind: 'request', id: request.id ?? '' }, text, format: 'text' },
          ...{ mention: [], draftId: '', seen: '', version: 1 },
        })
      }
    })
    expect(db.select().from(requests).where(eq(requests.title, 'Winter sale')).get()).toBe(
      undefined,
    )
    const findId = find(rows.toReversed())
    const { taken, left } = take(findId)
    expect([taken, left]).toEqual([rowsOf(findId).length, 0])
    const request = db.select().from(requests).where(eq(requests.title, 'Winter sale')).get()
    expect(request).toMatchObject({ userId: client.id, status: 'in_progress' })
    expect(
      db
        .select()
        .from(messages)
        .where(eq(messages.conversationId, request?.conversationId ?? ''))
        .orderBy(messages.rowNumber)
        .all(),
    ).toMatchObject([{ text: 'Hello' }, { text: 'Again' }])
    // Its state is recorded here: states are no lost rows themselves.
    expect(
      db
        .select()
        .from(requestStates)
        .where(eq(requestStates.requestId, request?.id ?? ''))
        .all(),
    ).toHaveLength(1)
    expect(isDecided(findId)).toBe(true)
  })

  test('waits for another that leaves its place to it', () => {
    const rowOf = (id: string, name: string) => ({
      ...{ id, type: 'request', name, text: 'x', version: 1, created_at: 1, updated_at: 1 },
    })
    const older = rowOf('b', 'Thanks')
    db.insert(cannedResponses)
      .values({ ...older, type: 'request', createdAt: 1, updatedAt: 1 })
      .run()
    const findId = find([
      added('canned_responses', rowOf('a', 'Thanks')),
      changed('canned_responses', older, { name: 'Many thanks' }),
    ])
    expect(take(findId)).toEqual({ taken: 2, left: 0 })
  })

  test('that is here already counts as taken over; with other values it waits to be asked', () => {
    const owner = makeUser()
    const same = makeFolder(owner.id, 'Same')
    const other = makeFolder(owner.id, 'Here')
    const rowOf = (folder: typeof same, name: string) => ({
      ...folderRow(owner.id, name, folder.id),
      created_at: folder.createdAt,
    })
    const findId = find([
      added('folders', rowOf(same, 'Same')),
      added('folders', rowOf(other, 'There')),
    ])
    expect(take(findId)).toEqual({ taken: 1, left: 1 })
    expect(states(findId)).toEqual([
      ['folders', 'taken', null],
      ['folders', 'open', 'changed'],
    ])
    expect(nameOf(other.id)).toBe('Here')
    expect(take(findId, { isForced: true })).toEqual({ taken: 1, left: 0 })
    expect(nameOf(other.id)).toBe('There')
  })

  test('without what it belongs to stays open; with it, it is taken over later', () => {
    const owner = folderRow('', '')
    const userRow = {
      ...{ id: owner.id, email: 'lost@example.com', full_name: 'Lost', role: 'user' },
      ...{ created_at: 1, updated_at: 1 },
    }
    const findId = find([added('users', userRow), added('folders', folderRow(owner.id))])
    const folder = rowsOf(findId).find(({ table }) => table === 'folders')
    expect(take(findId, { rows: [folder?.id ?? ''] })).toEqual({ taken: 0, left: 1 })
    expect(states(findId)).toEqual([
      ['users', 'open', null],
      ['folders', 'open', 'parent'],
    ])
    expect(take(findId)).toEqual({ taken: 2, left: 0 })
    expect(db.select().from(users).where(eq(users.id, owner.id)).get()?.fullName).toBe('Lost')
  })

  test('that the database refuses stays open with its reason, and the others go on', () => {
    const owner = makeUser({ email: 'taken@example.com' })
    const userRow = { id: newId(), full_name: 'Lost', created_at: 1, updated_at: 1 }
    const findId = find([
      added('users', { ...userRow, email: 'taken@example.com' }),
      added('users', { ...userRow, id: newId(), email: 'new@example.com', role: 'emperor' }),
      added('folders', folderRow(owner.id)),
    ])
    expect(take(findId)).toEqual({ taken: 1, left: 2 })
    expect(states(findId)).toEqual([
      ['users', 'open', 'twice'],
      ['users', 'open', 'rule'],
      ['folders', 'taken', null],
    ])
    expect(isDecided(findId)).toBe(false)
  })

  test('gets another number where its own was given to something else meanwhile', () => {
    const client = makeUser({ role: 'client' })
    const [type, form] = [makeType(), makeOrderForm()]
    const rows = lostBy(() => {
      storeRequest(type, client.id, { number: 70_001, title: 'Lost request' })
      storeOrderRow(form, client.id, { number: 80_001, title: 'Lost order' })
    })
    storeRequest(type, client.id, { number: 70_001 })
    storeOrderRow(form, client.id, { number: 80_001 })
    const findId = find(rows)
    expect(take(findId).left).toBe(0)
    const request = db.select().from(requests).where(eq(requests.title, 'Lost request')).get()
    const order = db.select().from(orders).where(eq(orders.title, 'Lost order')).get()
    expect([request?.number, order?.number]).toEqual([70_002, 80_002])
  })
})

test('a request that was moved there is so from that moment on', () => {
  const request = storeRequest(makeType(), makeUser({ role: 'client' }).id, { createdAt: 5 })
  const id = request.id ?? ''
  const rows = lostBy(() =>
    transaction((tx) => saveRequest(tx, { id, version: 1 }, { status: 'escalated' })),
  )
  take(find(rows))
  const moved = db.select().from(requests).where(eq(requests.id, id)).get()
  const recorded = db.select().from(requestStates).where(eq(requestStates.requestId, id)).all()
  expect(recorded.map(({ status, since, until }) => [status, since, until])).toEqual([
    ['in_progress', 5, moved?.updatedAt],
    ['escalated', moved?.updatedAt, null],
  ])
})

describe('a row that was changed', () => {
  const makeLost = () => {
    const owner = makeUser({ fullName: 'Ines', timeZone: 'Europe/Lisbon' })
    const row = {
      ...{ id: owner.id, full_name: 'Ines', time_zone: 'Europe/Lisbon' },
      ...{ version: owner.version, updated_at: owner.updatedAt },
    }
    const change = { full_name: 'Inês', version: owner.version + 1, updated_at: 5 }
    return { owner, findId: find([changed('users', row, change)]) }
  }

  test('becomes what it was there; what went on here besides stays', () => {
    const { owner, findId } = makeLost()
    const updatedAt = owner.updatedAt + 10
    db.update(users)
      .set({ timeZone: 'UTC', version: owner.version + 4, updatedAt })
      .where(eq(users.id, owner.id))
      .run()
    expect(take(findId)).toEqual({ taken: 1, left: 0 })
    expect(reread(owner)).toMatchObject({
      ...{ fullName: 'Inês', timeZone: 'UTC', version: owner.version + 5, updatedAt },
    })
  })

  test('that nobody changed here gets its version too', () => {
    const { owner, findId } = makeLost()
    take(findId)
    expect(reread(owner)?.version).toBe(owner.version + 1)
  })

  test('and here as well stays open, and is taken over all the same by another press alone', () => {
    const { owner, findId } = makeLost()
    const fullName = 'Ines Hollis'
    db.update(users).set({ fullName, version: 9 }).where(eq(users.id, owner.id)).run()
    for (const _ of [1, 2]) expect(take(findId)).toEqual({ taken: 0, left: 1 })
    expect(states(findId)).toEqual([['users', 'open', 'changed']])
    expect(reread(owner)?.fullName).toBe(fullName)
    expect(take(findId, { isForced: true })).toEqual({ taken: 1, left: 0 })
    expect(reread(owner)).toMatchObject({ fullName: 'Inês', version: 10 })
    expect(states(findId)).toEqual([['users', 'taken', null]])
  })

  test('and removed here stays open, also by the other press', () => {
    const { owner, findId } = makeLost()
    db.delete(users).where(eq(users.id, owner.id)).run()
    for (const isForced of [false, true]) {
      expect(take(findId, { isForced })).toEqual({ taken: 0, left: 1 })
    }
    expect(states(findId)).toEqual([['users', 'open', 'gone']])
  })

  test('the same way here counts as taken over', () => {
    const { owner, findId } = makeLost()
    db.update(users).set({ fullName: 'Inês', version: 2 }).where(eq(users.id, owner.id)).run()
    expect(take(findId)).toEqual({ taken: 1, left: 0 })
  })
})

test('a row that was removed is shown alone: taking over all leaves it, dropping it is the end of it', () => {
  const folder = makeFolder(makeUser().id, 'Stays')
  const findId = find(lostBy(() => db.delete(folders).where(eq(folders.id, folder.id)).run()))
  expect(take(findId)).toEqual({ taken: 0, left: 0 })
  expect(nameOf(folder.id)).toBe('Stays')
  expect(states(findId)).toEqual([['folders', 'open', null]])
  expect(dropRows(admin, { findId, rows: 'all' })).toBe(1)
  expect(nameOf(folder.id)).toBe('Stays')
  expect(isDecided(findId)).toBe(true)
})

describe('deciding', () => {
  const makeTwo = () => {
    const owner = makeUser()
    const findId = find([
      added('folders', folderRow(owner.id)),
      added('folders', folderRow(owner.id)),
    ])
    return { findId, ids: rowsOf(findId).map(({ id }) => id) }
  }

  test('counts for what is ticked; the find is decided with its last row', () => {
    const { findId, ids } = makeTwo()
    expect(take(findId, { rows: [ids[0] ?? ''] })).toEqual({ taken: 1, left: 0 })
    expect(isDecided(findId)).toBe(false)
    expect(dropRows(admin, { findId, rows: [ids[1] ?? ''] })).toBe(1)
    expect(isDecided(findId)).toBe(true)
    expect(rowsOf(findId).map(({ state, decidedBy }) => [state, decidedBy])).toEqual([
      ['taken', admin.id],
      ['dropped', admin.id],
    ])
  })

  test('a form that is sent twice, and a tick that is stale, do nothing', () => {
    const { findId, ids } = makeTwo()
    const once = { rows: [ids[0] ?? ''], idempotencyKey: sent('one') }
    for (const _ of [1, 2]) expect(take(findId, once)).toEqual({ taken: 1, left: 0 })
    expect(take(findId, { rows: once.rows })).toEqual({ taken: 0, left: 0 })
    expect(dropRows(admin, { findId, rows: once.rows })).toBe(0)
    expect(states(findId).map(([, state]) => state)).toEqual(['taken', 'open'])
    const said = db
      .select()
      .from(logHistory)
      .all()
      .map(({ action }) => action)
    expect(said).toEqual(['found', 'taken over'])
  })

  test('ticks of another find are not taken', () => {
    const [one, other] = [makeTwo(), makeTwo()]
    expect(take(one.findId, { rows: other.ids })).toEqual({ taken: 0, left: 0 })
    expect(states(other.findId).map(([, state]) => state)).toEqual(['open', 'open'])
  })

  test('the history names who did it', () => {
    const { findId, ids } = makeTwo()
    take(findId, { rows: [ids[0] ?? ''] })
    dropRows(admin, { findId, rows: 'all' })
    const said = db.select().from(logHistory).where(eq(logHistory.documentId, findId)).all()
    expect(said.map(({ action, userId: user, details }) => [action, user, details])).toMatchObject([
      ['found', 'system', {}],
      ['taken over', admin.id, { rows: { folders: 1 }, left: 0 }],
      ['dropped', admin.id, { rows: { folders: 1 } }],
    ])
  })

  test('is for admins alone', () => {
    const { findId } = makeTwo()
    const others = [
      { kind: 'guest', projectId: null } as const,
      actorOf(makeUser({ role: 'client' })),
      actorOf(makeEmployee({ manageUsers: true, manageRequests: true })),
    ]
    for (const actor of others) {
      const chosen = { findId, rows: 'all' } as const
      const forbidden = { code: 'forbidden', status: 403 }
      expect(catchError(() => takeOverRows(actor, { ...chosen, isForced: true }))).toEqual(
        forbidden,
      )
      expect(catchError(() => dropRows(actor, chosen))).toEqual(forbidden)
    }
    expect(catchError(() => take('none'))).toMatchObject({ status: 404 })
    expect(states(findId).map(([, state]) => state)).toEqual(['open', 'open'])
  })

  test('is forgotten after 30 days with all its rows; what is open stays', () => {
    const [done, open] = [makeTwo(), makeTwo()]
    dropRows(admin, { findId: done.findId, rows: 'all' })
    const tidy = (days: number) => {
      while (tidyLostRows(Date.now() + days * day)) {}
      return db
        .select()
        .from(lostFinds)
        .all()
        .map(({ id }) => id)
    }
    expect(tidy(29)).toHaveLength(2)
    expect(tidy(31)).toEqual([open.findId])
    expect(rowsOf(done.findId)).toEqual([])
    expect(rowsOf(open.findId)).toHaveLength(2)
  })
})
