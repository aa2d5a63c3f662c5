import { expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { acquaint } from '#tests/fixtures/profiles'
import { makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { findPeople } from '~/features/collaborators/find-people.server'

const owner = makeUser({ fullName: 'Ada Lovelace' })
const me = actorOf(owner)
const manager = actorOf(makeEmployee({ manageProjects: true }))

/** Somebody whom the owner may add. */
const makeKnown = (facts: Parameters<typeof makeUser>[0] = {}) =>
  acquaint(owner.id, makeUser(facts))
const setUp = () => makeProject({ ownerId: owner.id, name: 'Bakery' })

test('COLLAB-04 people are found by a part of their name or their whole e-mail, which only staff see', () => {
  const { id: projectId } = setUp()
  const ines = makeKnown({ fullName: 'Inés Zuleta', email: 'ines@zuleta.example' })
  const li = makeKnown({ fullName: 'Li' })
  const friend = makeUser({ fullName: 'Zuleta Friend' })
  makeCollaborator(projectId, friend.id)
  const asks = makeUser({ fullName: 'Asking Zuleta' })
  makeCollaborator(projectId, asks.id, 'pending')
  const search = (text: string, by = me) => findPeople(by, { projectId, search: text }).found
  expect(search('zulet').map(({ name }) => name)).toEqual(['Asking Zuleta', 'Inés Zuleta'])
  expect(search('zulet').every(({ email }) => email === null)).toBe(true)
  expect(search('zuleta.ex')).toEqual([])
  expect(search('ines@')).toEqual([])
  // A whole email tells nobody but staff whose it is.
  expect(search(' INES@zuleta.example ')).toEqual([])
  expect(search(' INES@zuleta.example ', manager)).toMatchObject([{ id: ines.id }])
  expect(search('zulet', manager).map(({ email }) => email)).toEqual([asks.email, ines.email])
  expect(search('li').map(({ id }) => id)).toEqual([li.id])
  expect(search(owner.fullName).map(({ id }) => id)).not.toContain(owner.id)
  expect(search('')).toEqual([])
  expect(search('"%_*')).toEqual([])
  expect(findPeople(me, { projectId, search: 'zulet' }).chosen).toEqual([])
  const { chosen } = findPeople(me, { projectId, chosen: [ines.id, owner.id, friend.id, 'x'] })
  expect(chosen.map(({ id, email }) => [id, email])).toEqual([[ines.id, null]])
})

test('COLLAB-04 the search for people reads no table as a whole', () => {
  const { id: projectId } = setUp()
  for (const text of ['li', 'person', 'somebody@example.com']) {
    const plans = plansOf(() => findPeople(me, { projectId, search: text, chosen: ['a', 'b'] }))
    const scans = plans.flatMap(({ steps }) =>
      steps.filter((step) => /^SCAN (?!users_search|\(subquery|.*VIRTUAL)/.test(step)),
    )
    expect(scans).toEqual([])
  }
})
