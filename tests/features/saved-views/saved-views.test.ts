import { expect, test } from 'vitest'
import { faultOf } from '#tests/fixtures/faults'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { deleteView } from '~/features/saved-views/delete-view.server'
import { listViews } from '~/features/saved-views/list-views.server'
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
  expect(faultOf(() => deleteView(two, shared)).status).toBe(404)
  expect(faultOf(() => saveView(one, { ...view, name: 'Mine' })).code).toBe('view-exists')
  deleteView(one, own)
  expect(named(one)).toEqual(['Ours'])
})

test('somebody has twenty views and no more', () => {
  const one = actorOf(makeUser())
  for (let i = 0; i < 20; i += 1) saveView(one, { ...view, name: `View ${i}` })
  expect(faultOf(() => saveView(one, { ...view, name: 'One more' })).code).toBe('too-many-views')
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
