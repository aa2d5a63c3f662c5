import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { enterFile } from '#tests/fixtures/files'
import { added, changed, foundWith, lostBy } from '#tests/fixtures/lost-rows'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject } from '#tests/fixtures/projects'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import * as schema from '~/db/schema'
import { lostFinds, projects, requests, users } from '~/db/schema'
import { sendMessage } from '~/features/conversations/send-message.server'
import { dropRows } from '~/features/lost-rows/drop-rows.server'
import { keepLostRows } from '~/features/lost-rows/keep-lost-rows.server'
import {
  countLostRows,
  listLostFinds,
  listLostRows,
} from '~/features/lost-rows/list-lost-rows.server'
import { isSecret } from '~/features/lost-rows/shown-values.server'
import { technicalTables } from '~/features/lost-rows/technical-tables'
import { limits } from '~/permissions/limits'
import type { LostRow } from '~/platform/litefs/lost-find'

const admin = actorOf(makeUser({ role: 'admin', fullName: 'Ada' }))

beforeEach(() => db.delete(lostFinds).run())

function find(rows: LostRow[]): string {
  const found = foundWith(rows)
  keepLostRows(found)
  return found.id
}
const list = (findId: string, state: 'open' | 'taken' | 'dropped' = 'open') =>
  listLostRows(admin, { findId, state, place: null })
const rowOf = (findId: string, what: string) => list(findId).rows.find((row) => row.what === what)

test('columns that sound secret are secret, or technical', () => {
  const harmless = [
    'users.temp_password',
    'order_forms.webhook_off_at',
    'request_types.webhook_off_at',
  ]
  const sounding = Object.values(schema)
    .filter((each) => is(each, SQLiteTable))
    .filter((table) => !technicalTables.includes(getTableName(table)))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name }) => [getTableName(table), name] as const),
    )
    .filter(([, name]) => /hash|secret|token|cipher|wrapped|webhook|password/.test(name))
  expect(sounding.length).toBeGreaterThan(5)
  const told = sounding.filter(([table, name]) => !isSecret(table, name))
  expect(told.map((each) => each.join('.')).toSorted()).toEqual(harmless.toSorted())
})

test('a secret is never told, neither before, nor there, nor here', () => {
  const person = makeUser({ passwordHash: 'hash-here' })
  const project = makeProject({ shareToken: 'token-here' })
  const findId = find([
    changed(
      'users',
      { id: person.id, password_hash: 'hash-before' },
      { password_hash: 'hash-there' },
    ),
    changed('projects', { id: project.id, share_token: 'token-before' }, { share_token: null }),
    added('user_invites', { id: 'hash-of-code', email: 'ines@example.com' }),
    added('login_passwords', { login_id: 'l1', cipher: 'cipher-there' }, { login_id: 'l1' }),
  ])
  const told = JSON.stringify(list(findId))
  for (const secret of ['hash-', 'token-', 'cipher-']) expect(told).not.toContain(secret)
  const hidden = { text: 'not shown' }
  expect(rowOf(findId, 'Account')?.columns).toEqual([
    { label: 'Password hash', before: hidden, there: hidden, here: hidden },
  ])
})

test('the columns of a changed row that differ are shown: before, there and here now', () => {
  const person = makeUser({ fullName: 'Ines H.', timeZone: 'UTC' })
  const before = {
    ...{ id: person.id, full_name: 'Ines', organization: 0, last_seen_at: null, version: 1 },
    time_zone: 'UTC',
  }
  const at = Date.UTC(2026, 10, 28)
  const findId = find([
    changed('users', before, {
      ...{ full_name: 'Inês', organization: 1, last_seen_at: at, version: 2 },
    }),
  ])
  const row = rowOf(findId, 'Account')
  expect(row).toMatchObject({ about: 'Inês', place: `/admin/users/${person.id}`, kind: 'changed' })
  expect(row?.columns).toEqual([
    {
      label: 'Full name',
      ...{ before: { text: 'Ines' }, there: { text: 'Inês' }, here: { text: 'Ines H.' } },
    },
    {
      label: 'Organization',
      ...{ before: { text: 'no' }, there: { text: 'yes' }, here: { text: 'no' } },
    },
    {
      label: 'Last seen',
      ...{ before: { text: 'nothing' }, there: { at }, here: { text: 'nothing' } },
    },
  ])
})

test('the use of a file is told by the name of the file', () => {
  const file = enterFile({ name: 'floor-plan.dwg' })
  const use = { id: 'use', file, conversation_id: 'talk', field: 'plans', created_at: 1 }
  const { rows } = list(find([added('file_uses', use)]))
  expect(rows).toMatchObject([{ what: 'Use of a file', about: 'floor-plan.dwg' }])
})

test('a row leads to what it is about, where that is here now', () => {
  const client = makeUser({ role: 'client', fullName: 'Ines' })
  const type = makeType()
  const request = storeRequest(type, client.id, { title: 'Winter sale' })
  const project = makeProject({ ownerId: client.id })
  const page = makePage(project.id)
  const rows = lostBy(() => {
    sendMessage(actorOf(client), {
      ...{ work: { kind: 'request', id: request.id ?? '' }, text: 'Is it done?', format: 'text' },
      ...{ mention: [], draftId: '', seen: '', version: 1 },
    })
    db.update(schema.pages).set({ name: 'Shop' }).run()
    storeRequest(type, client.id, { title: 'Not here' })
  })
  const findId = find(rows)
  const message = rowOf(findId, 'Message')
  expect(message).toMatchObject({ about: 'Is it done?', place: `/requests/${request.id}` })
  expect(message?.columns).toContainEqual({ label: 'Sender', there: { text: 'Ines' } })
  const changedPage = list(findId).rows.find(
    ({ what, place }) => what === 'Project page' && place?.includes(page.id),
  )
  expect(changedPage?.place).toBe(`/projects/${project.id}?p=${page.id}`)
  const lost = list(findId).rows.find(({ about }) => about === 'Not here')
  expect(lost?.place).not.toContain('/requests/0')
  expect(lost?.what).toBe('Request')
  db.delete(requests).run()
  db.update(projects).set({ deletedAt: 1 }).run()
  db.update(users).set({ closedAt: 1 }).run()
  expect(rowOf(findId, 'Message')?.place).toBeNull()
})

test('pages of 20; decided rows are listed apart, with the person who decided', () => {
  const owner = makeUser()
  const folder = (n: number) => ({ id: `f${n}`, name: `Folder ${n}`, owner_id: owner.id })
  const findId = find(Array.from({ length: 25 }, (_, n) => added('folders', folder(n))))
  const first = list(findId)
  expect(first.rows).toHaveLength(20)
  const second = listLostRows(admin, {
    ...{ findId, state: 'open', place: { after: first.next ?? '' } },
  })
  expect(second.rows.map(({ about }) => about)).toEqual(
    [20, 21, 22, 23, 24].map((n) => `Folder ${n}`),
  )
  dropRows(admin, { findId, rows: first.rows.slice(0, 2).map(({ id }) => id) })
  expect(list(findId).counts).toEqual({ open: 23, taken: 0, dropped: 2 })
  expect(list(findId, 'dropped').rows).toMatchObject([{ decidedBy: 'Ada' }, { decidedBy: 'Ada' }])
  expect(countLostRows()).toBe(23)
  dropRows(admin, { findId, rows: 'all' })
  expect(countLostRows()).toBe(0)
  expect(listLostFinds(admin, null).finds).toMatchObject([{ open: 0, all: 25, node: 'ams2' }])
})

test('whether no more is taken until something is decided', () => {
  const findIds = Array.from({ length: limits.lostFinds }, (_, n) =>
    find([added('folders', { id: `f${n}`, name: 'F', owner_id: 'x' })]),
  )
  expect(listLostFinds(admin, null).full).toBe(true)
  dropRows(admin, { findId: findIds[0] ?? '', rows: 'all' })
  expect(listLostFinds(admin, null).full).toBe(false)
})

test('is for admins alone', () => {
  const findId = find([added('folders', { id: 'f', name: 'F', owner_id: 'x' })])
  const others = [
    { kind: 'guest', projectId: null } as const,
    actorOf(makeUser({ role: 'client' })),
    actorOf(makeEmployee({ manageUsers: true })),
  ]
  for (const actor of others) {
    const forbidden = { code: 'forbidden', status: 403 }
    expect(catchError(() => listLostFinds(actor, null))).toEqual(forbidden)
    const one = { findId, state: 'open', place: null } as const
    expect(catchError(() => listLostRows(actor, one))).toEqual(forbidden)
  }
  expect(catchError(() => list('none'))).toMatchObject({ status: 404 })
})
