import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { makePackage } from '#tests/fixtures/invitations'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { sessions, userPackages, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { startSession } from '~/features/accounts/start-session.server'
import { inviteUser } from '~/features/invitations/invite-user.server'
import { listInvitations } from '~/features/invitations/list-invitations.server'
import type { PageStart } from '~/features/lists/page-start'
import { countUsers } from '~/features/users/count-users.server'
import { listUsers } from '~/features/users/list-users.server'
import { capped } from '~/messages/format'
import type { Actor } from '~/permissions/vocabulary'

let admin: Actor
const names = (search: string, place: PageStart = null) =>
  listUsers(admin, { search, place }).users.map((user) => user.fullName)

beforeEach(() => {
  db.delete(users).run()
  admin = actorOf(makeUser({ role: 'admin', fullName: 'Root', createdAt: 1 }))
})

test('USER-02 USER-03 the newest come first, 20 a page, forwards and back without gaps', () => {
  // Several people made in the same millisecond: the id decides.
  for (let i = 0; i < 44; i += 1) makeUser({ createdAt: 100 + Math.floor(i / 10) })
  const first = listUsers(admin, { search: '', place: null })
  expect(first.users).toHaveLength(20)
  expect(first.previous).toBeNull()
  const second = listUsers(admin, { search: '', place: { after: first.next ?? '' } })
  const third = listUsers(admin, { search: '', place: { after: second.next ?? '' } })
  expect(third.users).toHaveLength(5)
  expect(third.next).toBeNull()
  const all = [...first.users, ...second.users, ...third.users]
  expect(new Set(all.map((user) => user.id)).size).toBe(45)
  expect(all.at(-1)?.fullName).toBe('Root')
  const moments = all.map((user) => user.createdAt)
  expect(moments).toEqual([...moments].sort((a, b) => b - a))
  const back = listUsers(admin, { search: '', place: { before: third.previous ?? '' } })
  expect(back.users).toEqual(second.users)
  expect(listUsers(admin, { search: '', place: { before: back.previous ?? '' } })).toMatchObject({
    users: first.users,
    previous: null,
  })
})

test('USER-04 a name or an email is found by any part of it, wildcards are plain text', () => {
  makeUser({ fullName: 'Ravi Okonjo', email: 'ravi@studio.example' })
  makeUser({ fullName: 'Ines 100% Marlow_x', email: 'ines@saltmarsh.example' })
  expect(names('okon')).toEqual(['Ravi Okonjo'])
  expect(names(' SALTMARSH ')).toEqual(['Ines 100% Marlow_x'])
  expect(names('100%')).toEqual(['Ines 100% Marlow_x'])
  expect(names('w_x')).toEqual(['Ines 100% Marlow_x'])
  expect(names('v_')).toEqual([])
  expect(names("'; drop table users; --")).toEqual([])
})

test('a place that nobody wrote is the first page', () => {
  expect(names('', { after: 'x' })).toEqual(['Root'])
  expect(names('', { before: '9_9; drop' })).toEqual(['Root'])
})

test('GUARD-14 GUARD-15 only who may manage users gets the list', () => {
  const list = (actor: Actor) => listUsers(actor, { search: '', place: null })
  expect(list(actorOf(makeEmployee({ manageUsers: true }))).users).toHaveLength(2)
  const others = [makeUser({ manageUsers: true }), makeEmployee({ manageProjects: true })]
  for (const other of others) expect(() => list(actorOf(other))).toThrow('forbidden')
  expect(() => list({ kind: 'guest', projectId: null })).toThrow('forbidden')
})

test('USER-06 the list is narrowed to a role, to employees, to a range of days', () => {
  makeUser({ fullName: 'Client', role: 'client', createdAt: 10 })
  makeEmployee({ fullName: 'Employee', createdAt: 20 })
  const list = (question: Parameters<typeof listUsers>[1]) =>
    listUsers(admin, question).users.map((user) => user.fullName)
  expect(list({ role: 'client' })).toEqual(['Client'])
  expect(list({ role: 'admin' })).toEqual(['Root'])
  expect(list({ role: 'user' })).toEqual(['Employee'])
  expect(list({ role: 'employee' })).toEqual(['Employee'])
  expect(list({ createdFrom: 10, createdUntil: 20 })).toEqual(['Client'])
  expect(list({ createdFrom: 2 })).toEqual(['Employee', 'Client'])
  expect(list({ role: 'client', search: 'emp' })).toEqual([])
})

test('the list is narrowed to a package and to a flag that counts', () => {
  const care = makePackage('Care').id
  const [kay] = [makeUser({ fullName: 'Kay', role: 'client', createdAt: 5 })]
  makeUser({ fullName: 'No employee', manageBlocks: true, createdAt: 6 })
  makeEmployee({ fullName: 'Elif', manageBlocks: true, createdAt: 7 })
  db.insert(userPackages).values({ userId: kay.id, packageId: care }).run()
  const list = (question: Parameters<typeof listUsers>[1]) =>
    listUsers(admin, question).users.map((user) => user.fullName)
  expect(list({ packageId: care })).toEqual(['Kay'])
  expect(list({ packageId: care, role: 'user' })).toEqual([])
  expect(list({ packageId: 'none' })).toEqual([])
  expect(list({ flag: 'manageBlocks' })).toEqual(['Elif'])
  expect(list({ flag: 'manageUsers' })).toEqual([])
  // Found in the list's own order where very many have it.
  for (let i = 0; i < 1001; i += 1) {
    const { id } = makeUser({ fullName: `Many ${i}`, createdAt: 100 + i })
    db.insert(userPackages).values({ userId: id, packageId: care }).run()
  }
  expect(list({ packageId: care, createdUntil: 100 })).toEqual(['Kay'])
  expect(list({ packageId: care })[0]).toBe('Many 1000')
  expect(countUsers(admin, { packageId: care })).toBeNull()
})

test('tabs are counted under the same filters, up to a hundred', () => {
  for (let i = 0; i < 3; i += 1) makeUser({ role: 'client', createdAt: 10 + i })
  makeEmployee({ fullName: 'Elif', createdAt: 20 })
  expect(countUsers(admin, {})).toEqual({
    all: 5,
    client: 3,
    employee: 1,
    admin: 1,
    user: 1,
    invited: 0,
  })
  expect(countUsers(admin, { createdFrom: 12 })).toMatchObject({ all: 2, client: 1, admin: 0 })
  expect(countUsers(admin, { search: 'elif' })).toMatchObject({ all: 1, employee: 1 })
  for (let i = 0; i < 200; i += 1) makeUser({ createdAt: 30 + i })
  expect(countUsers(admin, {})).toMatchObject({ all: 101, user: 101, client: 3 })
  expect([capped(100), capped(101)]).toEqual(['100', '100+'])
  expect(() => countUsers(actorOf(makeUser()), {})).toThrow('forbidden')
})

test('invitations are found by their email, and their tab is counted under the same search', () => {
  for (const email of ['ines@example.com', 'ivo@example.com', 'kay@studio.test']) {
    inviteUser(admin, { email, role: 'user', packageId: null })
  }
  const found = (search: string) =>
    listInvitations(admin, null, search).invitations.map(({ email }) => email)
  expect(found('EXAMPLE').sort()).toEqual(['ines@example.com', 'ivo@example.com'])
  expect(found('i').sort()).toEqual(['ines@example.com', 'ivo@example.com'])
  expect(found('st')).toEqual([])
  expect(found('100%')).toEqual([])
  expect(countUsers(admin, { search: 'studio' })).toMatchObject({ invited: 1 })
  expect(countUsers(admin, { search: 'zzzz' })).toMatchObject({ invited: 0 })
  expect(countUsers(admin, {})).toMatchObject({ invited: 3 })
})

test('a person shows their projects and when they were last seen', () => {
  const ines = makeUser({ fullName: 'Ines', createdAt: 5 })
  makeProject({ ownerId: ines.id })
  makeProject({ ownerId: ines.id })
  const shown = () => listUsers(admin, {}).users.find(({ id }) => id === ines.id)
  expect(shown()).toMatchObject({ projects: 2, lastSeenAt: null })
  transaction((tx) => startSession(tx, ines.id, 'Test'))
  const own = db.select().from(sessions).where(eq(sessions.userId, ines.id)).get()
  expect(shown()?.lastSeenAt).toBe(own?.lastSeenAt)
})

test('USER-04 one or two letters find the beginning of a word of a name, or of an email', () => {
  makeUser({ fullName: 'Élodie Å', email: 'zz@example.com', createdAt: 2 })
  makeUser({ fullName: 'zoë', email: 'a@example.com', createdAt: 3 })
  expect(names('Z')).toEqual(['zoë', 'Élodie Å'])
  expect(names('zo')).toEqual(['zoë'])
  expect(names('r')).toEqual(['Root'])
  expect(names('%')).toEqual([])
  expect(names('zoë')).toEqual(['zoë'])
  makeUser({ fullName: 'Ana van Dijk', email: 'q@example.com', createdAt: 4 })
  expect([names('D'), names('di'), names('an')]).toEqual(Array(3).fill(['Ana van Dijk']))
  expect(names('va')).toEqual(['Ana van Dijk'])
  expect([names('ij'), names('co'), names('ex')]).toEqual([[], [], []])
  expect([names('él'), names('ÉL')]).toEqual(Array(2).fill(['Élodie Å']))
  expect(names('å')).toContain('Élodie Å')
  expect(names('"*"')).toEqual([])
})

test('the list searches indexes and reads no table from end to end', () => {
  for (const question of [
    {},
    { role: 'client' as const },
    { role: 'employee' as const, createdFrom: 5 },
    { search: 'okonjo' },
    { packageId: 'care' },
    { flag: 'manageUsers' as const },
    { search: 'ok', role: 'user' as const },
    { place: { after: '5_x' } },
    { place: { before: '5_x' }, role: 'admin' as const },
  ]) {
    const plans = plansOf(() => {
      listUsers(admin, question)
      countUsers(admin, question)
    })
    expect(plans.length).toBeGreaterThan(1)
    expect(plans.length).toBeLessThanOrEqual(8)
    for (const { text, steps } of plans) {
      const scans = steps.filter((step) =>
        /^SCAN (users|user_packages|request_packages)\b/.test(step),
      )
      expect(scans, text).toEqual([])
    }
  }
})

test('USER-06 the list is narrowed to how people came, when they were seen, and to one kind each', () => {
  makeUser({ fullName: 'Invited', signupSource: 'invitation', lastSeenAt: 10, createdAt: 2 })
  makeEmployee({ fullName: 'Elif', signupSource: 'staff', lastSeenAt: 20, createdAt: 3 })
  makeUser({
    fullName: 'Boss',
    role: 'admin',
    organization: true,
    createdAt: 4,
    signupSource: 'staff',
  })
  const list = (question: Parameters<typeof listUsers>[1]) =>
    listUsers(admin, question).users.map((user) => user.fullName)
  expect(list({ joined: 'invitation' })).toEqual(['Invited'])
  expect(list({ seenFrom: 20 })).toEqual(['Elif'])
  expect(list({ seenUntil: 20 })).toEqual(['Invited'])
  expect(list({ role: 'employee', only: true })).toEqual(['Elif'])
  expect(list({ role: 'user', only: true })).toEqual(['Invited'])
  expect(list({ role: 'admin', only: true })).toEqual(['Boss', 'Root'])
})

test('USER-01 a person shows their packages, how many flags they have, and whether it is oneself', () => {
  const ines = makeUser({ fullName: 'Ines', manageBlocks: true, manageUsers: true })
  for (const name of ['Gold', 'Silver']) {
    db.insert(userPackages)
      .values({ userId: ines.id, packageId: makePackage(name).id })
      .run()
  }
  const shown = listUsers(admin, {}).users.map(({ fullName, packages, flags, self }) => [
    fullName,
    packages.toSorted(),
    flags,
    self,
  ])
  expect(shown).toEqual([
    ['Ines', ['Gold', 'Silver'], 2, false],
    ['Root', [], 0, true],
  ])
})
