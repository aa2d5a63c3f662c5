import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { savedViews, users } from '~/db/schema'
import { deleteView } from '~/features/saved-views/delete-view.server'
import { listViews } from '~/features/saved-views/list-views.server'
import { renameView, viewVersion } from '~/features/saved-views/rename-view.server'
import { saveView } from '~/features/saved-views/save-view.server'

const view = { kind: 'request', path: '/requests', filters: { q: 'coat' }, shared: false } as const
const named = (actor: ReturnType<typeof actorOf>) =>
  listViews(actor, 'request').map(({ name }) => name)

test('REQ-35 a view is found by its owner; a shared one by all staff, and by no client', () => {
  const [one, two] = [actorOf(makeEmployee()), actorOf(makeEmployee())]
  const client = actorOf(makeUser({ role: 'client' }))
  const own = saveView(one, { ...view, name: 'Mine' })
  const shared = saveView(one, { ...view, name: 'Ours', shared: true })
  saveView(client, { ...view, name: 'The client’s', shared: true })
  expect(named(one)).toEqual(['Mine', 'Ours'])
  saveView(one, { ...view, kind: 'order', path: '/orders', name: 'Of orders' })
  expect(named(one)).toEqual(['Mine', 'Ours'])
  expect(named(two)).toEqual(['Ours'])
  expect(named(client)).toEqual(['The client’s'])
  expect(catchError(() => deleteView(two, 'request', own)).status).toBe(404)
  expect(catchError(() => deleteView(client, 'request', shared)).status).toBe(404)
  expect(catchError(() => deleteView(two, 'order', shared)).status).toBe(404)
  expect(catchError(() => saveView(one, { ...view, name: 'Mine' })).code).toBe('view-exists')
  deleteView(one, 'request', own)
  expect(named(one)).toEqual(['Ours'])
  // It belongs to the studio: whoever is of the staff may take it away.
  deleteView(two, 'request', shared)
  expect([named(one), named(two)]).toEqual([[], []])
})

test('REQ-35 what is shared with all staff stays the studio’s when whoever shared it leaves or is deleted', async () => {
  const person = makeEmployee({ emailVerifiedAt: 1 })
  const [before, staff, admin] = [
    actorOf(person),
    actorOf(makeEmployee()),
    actorOf(makeUser({ role: 'admin' })),
  ]
  const shared = saveView(before, { ...view, name: 'Team', shared: true })
  const own = saveView(before, { ...view, name: 'Private' })
  for (const gone of [
    actorOf({ ...person, organization: false }),
    actorOf({ ...person, organization: false, role: 'client' }),
  ]) {
    expect(named(gone)).toEqual(['Private'])
    const change = { kind: 'request', id: shared, name: 'Call 0900-123', shared: true } as const
    const version = viewVersion({ name: 'Team', shared: true })
    expect(catchError(() => renameView(gone, { ...change, version })).status).toBe(404)
    expect(catchError(() => deleteView(gone, 'request', shared)).status).toBe(404)
  }
  expect(named(staff)).toEqual(['Team'])
  db.delete(users).where(eq(users.id, person.id)).run()
  expect(named(staff)).toEqual(['Team'])
  expect(catchError(() => deleteView(admin, 'request', own)).status).toBe(404)
  deleteView(admin, 'request', shared)
  expect(named(staff)).toEqual([])
})

test('REQ-35 all staff share a hundred views of a kind of list, and each name once', () => {
  const one = actorOf(makeEmployee())
  saveView(one, { ...view, name: 'Twice' })
  for (let n = 0; n < 99; n += 1) {
    saveView(actorOf(makeEmployee()), { ...view, name: `Ours ${n}`, shared: true })
  }
  const twice = saveView(one, { ...view, name: 'Twice', shared: true })
  const again = () => saveView(one, { ...view, name: 'Ours 7', shared: true })
  expect(catchError(again)).toMatchObject({ code: 'too-many-shared-views', field: 'name' })
  deleteView(one, 'request', twice)
  expect(catchError(again)).toMatchObject({ code: 'shared-view-exists', field: 'name' })
  db.delete(savedViews).run()
})

test('somebody has twenty views and no more', () => {
  const one = actorOf(makeUser())
  for (let i = 0; i < 20; i += 1) saveView(one, { ...view, name: `View ${i}` })
  expect(catchError(() => saveView(one, { ...view, name: 'One more' })).code).toBe('too-many-views')
})

test('REQ-35 one’s own view is found however many others share', () => {
  const one = actorOf(makeEmployee())
  for (let i = 0; i < 40; i += 1) {
    saveView(actorOf(makeEmployee()), { ...view, name: `Ours ${i}`, shared: true })
  }
  saveView(one, { ...view, name: 'Zest' })
  expect(named(one)).toHaveLength(30)
  expect(named(one).at(-1)).toBe('Zest')
})
