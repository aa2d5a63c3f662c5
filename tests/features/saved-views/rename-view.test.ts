import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { logHistory, savedViews } from '~/db/schema'
import { deleteView } from '~/features/saved-views/delete-view.server'
import { listViews } from '~/features/saved-views/list-views.server'
import { renameView, viewVersion } from '~/features/saved-views/rename-view.server'
import { saveView } from '~/features/saved-views/save-view.server'

type Actor = ReturnType<typeof actorOf>

const view = { kind: 'request', path: '/requests', filters: { q: 'coat' }, shared: false } as const

afterEach(() => db.delete(savedViews).run())

/** A view of requests with what is changed of it, and what renames it from the version that it has. */
function ready(actor: Actor, saved: { name: string; shared?: boolean }) {
  const facts = { ...view, shared: false, ...saved }
  const id = saveView(actor, facts)
  return {
    kind: 'request',
    id,
    name: facts.name,
    shared: facts.shared,
    version: viewVersion(facts),
  } as const
}
const seen = (actor: Actor) => listViews(actor, 'request').map(({ name, shared }) => [name, shared])
const versionOf = (actor: Actor, id: string) =>
  viewVersion(listViews(actor, 'request').find((each) => each.id === id) ?? expect.fail())
const historyOf = (id: string) =>
  db.select().from(logHistory).where(eq(logHistory.documentId, id)).all()

test('a view gets another name and is shared, by its owner, what is shared by all staff; the history says what became what', () => {
  const [one, two] = [actorOf(makeEmployee()), actorOf(makeEmployee())]
  const late = ready(one, { name: 'Late' })
  const ours = ready(one, { name: 'Ours', shared: true })
  renameView(one, { ...late, name: 'Late ones', shared: true })
  expect(seen(two)).toEqual([
    ['Late ones', true],
    ['Ours', true],
  ])
  expect(historyOf(late.id).at(-1)).toMatchObject({
    action: 'updated',
    details: { name: ['Late', 'Late ones'], shared: [false, true] },
  })
  const mine = ready(one, { name: 'Mine' })
  expect(catchError(() => renameView(two, { ...mine, name: 'Mine now' })).status).toBe(404)
  deleteView(one, 'request', mine.id)
  expect(catchError(() => renameView(one, { ...ours, kind: 'order' })).status).toBe(404)
  renameView(one, { ...ours, shared: false })
  expect(seen(two)).toEqual([['Late ones', true]])
  // What is shared or not is what another form was made from, too.
  expect(catchError(() => renameView(one, { ...ours, name: 'Mine now' })).code).toBe('stale')
  // Saved as it is, it is no change.
  renameView(one, { ...late, name: 'Late ones', shared: true, version: versionOf(one, late.id) })
  expect(historyOf(late.id)).toHaveLength(2)
  deleteView(one, 'request', late.id)
  expect(catchError(() => renameView(one, late)).status).toBe(404)
})

test('a view has no name that another of one’s own has, and none that was changed meanwhile', () => {
  const [one, two] = [actorOf(makeEmployee()), actorOf(makeEmployee())]
  const late = ready(one, { name: 'Late' })
  saveView(one, { ...view, name: 'Mine' })
  saveView(one, { ...view, kind: 'order', path: '/orders', name: 'Of orders' })
  saveView(two, { ...view, name: 'Theirs' })
  expect(catchError(() => renameView(one, { ...late, name: 'Mine' }))).toMatchObject({
    code: 'view-exists',
    status: 409,
    field: 'name',
  })
  renameView(one, { ...late, name: 'Theirs' })
  expect(catchError(() => renameView(one, { ...late, name: 'Later' }))).toMatchObject({
    code: 'stale',
    status: 409,
    stored: { name: 'Theirs', shared: false },
  })
  renameView(one, { ...late, name: 'Of orders', version: versionOf(one, late.id) })
  expect(seen(one)).toEqual([
    ['Mine', false],
    ['Of orders', false],
  ])
})

test('someone who is no staff shares no view by its name, and takes none back', () => {
  const client = actorOf(makeUser({ role: 'client' }))
  const own = ready(client, { name: 'Mine' })
  renameView(client, { ...own, name: 'Still mine', shared: true })
  expect(seen(client)).toEqual([['Still mine', false]])
  const person = makeEmployee()
  const shared = ready(actorOf(person), { name: 'Ours', shared: true })
  const left = actorOf({ ...person, organization: false })
  expect(catchError(() => renameView(left, { ...shared, name: 'Ours too' })).status).toBe(404)
  expect(seen(left)).toEqual([])
  // Whoever is of the staff may make it their own.
  const other = actorOf(makeEmployee())
  renameView(other, { ...shared, shared: false })
  expect([seen(other), seen(actorOf(person))]).toEqual([[['Ours', false]], []])
})

test('a view of a list that one has no more is not renamed', () => {
  const view = {
    kind: 'order',
    path: '/orders/pending-payment',
    filters: {},
    shared: false,
  } as const
  const person = makeEmployee({ manageOrders: true })
  const id = saveView(actorOf(person), { ...view, name: 'Unpaid' })
  const change = { ...view, id, name: 'To pay', version: viewVersion({ ...view, name: 'Unpaid' }) }
  const former = actorOf({ ...person, manageOrders: false })
  expect(catchError(() => renameView(former, change)).status).toBe(404)
  renameView(actorOf(person), change)
})
