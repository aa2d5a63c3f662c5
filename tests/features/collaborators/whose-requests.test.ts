import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError, errorCode } from '#tests/fixtures/errors'
import { noticesOf } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { acquaint } from '#tests/fixtures/profiles'
import { makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { collaborators, logHistory } from '~/db/schema'
import { acceptAllRequests } from '~/features/collaborators/accept-all-requests.server'
import { acceptRequest } from '~/features/collaborators/accept-request.server'
import { askForAccess } from '~/features/collaborators/ask-for-access.server'
import { findPeople } from '~/features/collaborators/find-people.server'
import { leaveProject } from '~/features/collaborators/leave-project.server'
import { rejectRequest } from '~/features/collaborators/reject-request.server'
import { collaboratorToRemove } from '~/features/collaborators/remove-collaborator.server'
import { limits } from '~/permissions/limits'

const owner = makeUser({ fullName: 'Ada Lovelace' })
const me = actorOf(owner)
const setUp = () => makeProject({ ownerId: owner.id, name: 'Bakery' })
const row = (id: string) => db.select().from(collaborators).where(eq(collaborators.id, id)).get()
const answers = [acceptRequest, rejectRequest]

test('COLLAB-07 COLLAB-09 a request is answered through its own project, by people who may add others there', () => {
  const [project, other] = [setUp(), setUp()]
  const { id: collaboratorId } = makeCollaborator(other.id, makeUser().id, 'pending')
  const active = makeUser()
  makeCollaborator(other.id, active.id)
  for (const answer of answers) {
    const through = (by: typeof me, projectId: string) =>
      errorCode(() => answer(by, { projectId, collaboratorId }))
    expect(through(me, project.id)).toBe('collaborator-gone')
    expect(through(actorOf(active), other.id)).toBe('forbidden')
    expect(through(actorOf(makeUser()), other.id)).toBe('not-found')
    expect(through(actorOf(makeEmployee()), other.id)).toBe('not-found')
  }
  expect(errorCode(() => acceptAllRequests(actorOf(active), { projectId: other.id }))).toBe(
    'forbidden',
  )
  expect(row(collaboratorId)?.status).toBe('pending')
})

test('COLLAB-08 COLLAB-09 answering touches the requests of one project alone', () => {
  const [project, other] = [setUp(), setUp()]
  const [one, two, elsewhere] = [project, project, other].map(
    ({ id }) => makeCollaborator(id, makeUser().id, 'pending').id,
  )
  db.update(collaborators).set({ createdAt: 1 }).run()
  rejectRequest(me, { projectId: project.id, collaboratorId: one ?? '' })
  expect([one, two, elsewhere].map((id) => row(id ?? '')?.status)).toEqual([
    ...[undefined, 'pending', 'pending'],
  ])
  const before = Date.now()
  expect(acceptAllRequests(me, { projectId: project.id, until: 1 })).toBe(1)
  expect([two, elsewhere].map((id) => row(id ?? '')?.status)).toEqual(['active', 'pending'])
  // From then on they are there, not from when they asked.
  expect(row(two ?? '')?.createdAt).toBeGreaterThanOrEqual(before)
  acceptRequest(me, { projectId: other.id, collaboratorId: elsewhere ?? '' })
  expect(row(elsewhere ?? '')?.createdAt).toBeGreaterThanOrEqual(before)
  const log = db.select().from(logHistory).where(eq(logHistory.documentId, other.id)).all()
  expect(log.map(({ details }) => details)).toEqual([
    { collaborator: row(elsewhere ?? '')?.userId },
  ])
})

test('NOTIF-21 only the notice of the request that was answered is settled', () => {
  const project = setUp()
  const [one, two] = [makeUser(), makeUser()]
  for (const person of [one, two]) askForAccess(actorOf(person), project.id)
  const of = (person: typeof one) =>
    db.select().from(collaborators).where(eq(collaborators.userId, person.id)).get()?.id ?? ''
  acceptRequest(me, { projectId: project.id, collaboratorId: of(one) })
  const settled = (cause: string) =>
    noticesOf(owner.id).find((each) => each.dedupeKey === cause)?.viewed
  expect([settled(of(one)), settled(of(two))]).toEqual([true, false])
})

test('COLLAB-11 someone who leaves takes only themselves out, and from there alone', () => {
  const [project, other] = [setUp(), setUp()]
  const [friend, stays] = [makeUser(), makeUser()]
  const out = makeCollaborator(project.id, friend.id)
  const left = [makeCollaborator(project.id, stays.id), makeCollaborator(other.id, friend.id)]
  expect(collaboratorToRemove(me, { projectId: project.id, collaboratorId: out.id })).toMatchObject(
    {
      person: { userId: friend.id, name: friend.fullName },
    },
  )
  leaveProject(actorOf(friend), { projectId: project.id })
  expect(row(out.id)).toBeUndefined()
  expect(left.map(({ id }) => row(id)?.status)).toEqual(['active', 'active'])
})

test('COLLAB-04 the hundredth is let in by accepting, one more is not', () => {
  const project = setUp()
  for (let n = 1; n < limits.collaboratorsOfProject; n += 1)
    makeCollaborator(project.id, makeUser().id)
  const [last, more] = [1, 2].map(() => makeCollaborator(project.id, makeUser().id, 'pending').id)
  const accept = (collaboratorId = '') =>
    acceptRequest(me, { projectId: project.id, collaboratorId })
  accept(last)
  expect(catchError(() => accept(more))).toMatchObject({
    ...{ code: 'collaborators-full', status: 409, values: { limit: 100 } },
  })
  expect(row(more ?? '')?.status).toBe('pending')
})

test('COLLAB-04 twenty people are offered at once, by name, and only to people who may add them', () => {
  const { id: projectId } = setUp()
  for (let n = 0; n < 22; n += 1) {
    acquaint(owner.id, makeUser({ fullName: `Quill ${String(21 - n).padStart(2, '0')}` }))
  }
  const { found } = findPeople(me, { projectId, search: 'quill' })
  expect(found.map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_, n) => `Quill ${String(n).padStart(2, '0')}`),
  )
  const friend = makeUser()
  makeCollaborator(projectId, friend.id)
  const search = (by: typeof me) => errorCode(() => findPeople(by, { projectId, search: 'quill' }))
  expect([search(actorOf(friend)), search(actorOf(makeUser()))]).toEqual(['forbidden', 'not-found'])
})
