import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { mailsTo, noticesOf, publishedBy } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { acquaint } from '#tests/fixtures/profiles'
import { historyOf, makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { collaborators, notifications } from '~/db/schema'
import { acceptAllRequests } from '~/features/collaborators/accept-all-requests.server'
import { acceptRequest } from '~/features/collaborators/accept-request.server'
import { addCollaborators } from '~/features/collaborators/add-collaborators.server'
import { askForAccess } from '~/features/collaborators/ask-for-access.server'
import { leaveProject } from '~/features/collaborators/leave-project.server'
import { listCollaborators } from '~/features/collaborators/list-collaborators.server'
import { rejectRequest } from '~/features/collaborators/reject-request.server'
import { removeCollaborator } from '~/features/collaborators/remove-collaborator.server'
import { chooseMails } from '~/features/notifications/choose-mails.server'
import { deleteNotification } from '~/features/notifications/delete-notification.server'
import { listNotifications } from '~/features/notifications/list-notifications.server'
import { listSharedProjects } from '~/features/projects/list-shared-projects.server'
import { openProject } from '~/features/projects/open-project.server'

const owner = makeUser({ fullName: 'Ada Lovelace' })
const me = actorOf(owner)
const manager = actorOf(makeEmployee({ manageProjects: true }))
const admin = actorOf(makeUser({ role: 'admin' }))

/** Somebody whom the owner may add. */
const makeKnown = (facts: Parameters<typeof makeUser>[0] = {}) =>
  acquaint(owner.id, makeUser(facts))
const setUp = () => makeProject({ ownerId: owner.id, name: 'Bakery' })
const rows = (projectId: string) =>
  db.select().from(collaborators).where(eq(collaborators.projectId, projectId)).all()
const statusOf = (projectId: string, userId: string) =>
  rows(projectId).find((row) => row.userId === userId)?.status
const opens = (person: Parameters<typeof actorOf>[0], id: string) =>
  openProject(actorOf(person), id).kind === 'open'

test('COLLAB-02 COLLAB-05 MAIL-06 HIST-02 someone who is added is active at once and hears of it', () => {
  const { id: projectId } = setUp()
  const [one, two] = [makeKnown({ fullName: 'Theo Brandt' }), makeKnown()]
  const topics = publishedBy(() => {
    expect(addCollaborators(me, { projectId, userIds: [one.id, two.id] }).added).toBe(2)
  })
  expect(topics).toEqual([`project:${projectId}`, `user:${one.id}`, `user:${two.id}`].sort())
  expect(opens(one, projectId) && opens(two, projectId)).toBe(true)
  expect(historyOf(projectId)).toEqual(['collaborator added', 'collaborator added'])
  const [notice] = noticesOf(one.id)
  expect(notice).toMatchObject({
    type: 'collaborator_added',
    subject: projectId,
    senderId: owner.id,
    viewed: false,
    urlParams: `/projects/${projectId}`,
  })
  const [sent] = mailsTo(one.email)
  expect(sent?.subject).toBe('A project was shared with you')
  for (const name of ['“Ada Lovelace”', '“Bakery”']) expect(sent?.message).toContain(name)
  expect(sent?.message).toContain(`/projects/${projectId}`)
  expect(noticesOf(owner.id)).toEqual([])
})

test('the panel names the collaborators of a project, and people who ask for access only to those who can answer', () => {
  const project = { ...setUp(), collaboration: null }
  const active = makeUser({ fullName: 'Theo Brandt' })
  makeCollaborator(project.id, active.id)
  const asking = Array.from({ length: 20 }, (_, n) => makeUser({ fullName: `Asker ${n}` }))
  for (const { id } of asking) makeCollaborator(project.id, id, 'pending')
  const mine = listCollaborators(me, project)
  expect(mine).toMatchObject({
    owner: { name: 'Ada Lovelace' },
    active: [{ name: 'Theo Brandt', self: false }],
    morePending: false,
    add: true,
    remove: true,
    leave: false,
  })
  const names = ({ name }: { name: string }) => name
  expect(mine?.pending.map(names).sort()).toEqual(asking.map((it) => it.fullName).sort())
  expect(mine?.pending[0]?.id).toBe(rows(project.id).find((row) => row.status === 'pending')?.id)
  makeCollaborator(project.id, makeUser().id, 'pending')
  const more = listCollaborators(me, project)
  expect([more?.pending.length, more?.morePending]).toEqual([20, true])
  const theirs = listCollaborators(actorOf(active), { ...project, collaboration: 'active' })
  expect(theirs?.active).toMatchObject([{ name: 'Theo Brandt', self: true }])
  expect(theirs).toMatchObject({ pending: [], add: false, remove: false, leave: true })
  expect(listCollaborators({ kind: 'guest', projectId: project.id }, project)).toBeNull()
  expect(listCollaborators(admin, { ...project, ownerId: null })).toBeNull()
})

test('MAIL-05 a type that is switched off sends no mail and still shows in the bell', () => {
  const { id: projectId } = setUp()
  const quiet = makeKnown()
  chooseMails(actorOf(quiet), { wanted: ['collaborator_request'] })
  addCollaborators(me, { projectId, userIds: [quiet.id] })
  expect(mailsTo(quiet.email)).toEqual([])
  expect(noticesOf(quiet.id)).toMatchObject([{ type: 'collaborator_added', viewed: false }])
  chooseMails(me, { wanted: [] })
  askForAccess(actorOf(makeUser()), projectId)
  expect(mailsTo(owner.email)).toEqual([])
  expect(noticesOf(owner.id).at(-1)?.type).toBe('collaborator_request')
  chooseMails(me, { wanted: ['collaborator_request'] })
  askForAccess(actorOf(makeUser({ fullName: 'Juno Salter' })), projectId)
  expect(mailsTo(owner.email).at(-1)).toMatchObject({
    subject: 'Someone is asking for access to your project',
    message: expect.stringContaining('“Juno Salter”'),
  })
})

test('COLLAB-04 the owner, existing collaborators and nobody’s ids add nothing; a second click neither', () => {
  const { id: projectId } = setUp()
  const friend = makeUser()
  makeCollaborator(projectId, friend.id)
  const before = rows(projectId)
  const add = (...userIds: string[]) => addCollaborators(me, { projectId, userIds }).added
  const beside = { status: 400, field: 'user' }
  const toNobody = catchError(() => add(owner.id, friend.id, 'nobody'))
  expect(toNobody).toMatchObject({ code: 'nobody-to-add', ...beside })
  expect(catchError(() => add())).toMatchObject({ code: 'nobody-chosen', ...beside })
  expect(rows(projectId)).toEqual(before)
  const guest = makeKnown()
  const once = () =>
    addCollaborators(me, { projectId, userIds: [guest.id], idempotencyKey: sent('k1') }).added
  expect([once(), once()]).toEqual([1, 1])
  expect(add(guest.id, owner.id, makeKnown().id)).toBe(1)
  expect(rows(projectId)).toHaveLength(3)
})

test('COLLAB-04 too many at once are refused as a whole', () => {
  const { id: projectId } = setUp()
  const many = Array.from({ length: 101 }, () => makeKnown().id)
  const add = (userIds: string[]) => addCollaborators(me, { projectId, userIds }).added
  const full = { code: 'collaborators-full', status: 409, values: { limit: 100 } }
  expect(catchError(() => add(many))).toMatchObject(full)
  expect(add(many.slice(0, 60))).toBe(60)
  expect(catchError(() => add(many.slice(60)))).toMatchObject(full)
  expect(rows(projectId)).toHaveLength(60)
  expect(add(many.slice(0, 100))).toBe(40)
  const asks = makeUser()
  askForAccess(actorOf(asks), projectId)
  expect(catchError(() => acceptAllRequests(me, { projectId })).code).toBe('collaborators-full')
  expect(statusOf(projectId, asks.id)).toBe('pending')
})

test('COLLAB-06 COLLAB-14 a request is pending and leads the owner to the panel', () => {
  const { id: projectId } = setUp()
  const asks = makeUser({ fullName: 'Juno Salter' })
  const topics = publishedBy(() => {
    expect(askForAccess(actorOf(asks), projectId)).toBe('asked')
    expect(askForAccess(actorOf(asks), projectId)).toBe('asked')
  })
  const people = [`user:${owner.id}`, `user:${asks.id}`]
  expect(topics).toEqual([`project:${projectId}`, ...people].sort())
  expect(statusOf(projectId, asks.id)).toBe('pending')
  expect(opens(asks, projectId)).toBe(false)
  expect(noticesOf(owner.id).filter(({ subject }) => subject === projectId)).toMatchObject([
    {
      type: 'collaborator_request',
      senderId: asks.id,
      urlParams: `/projects/${projectId}?side=settings#collaborators`,
    },
  ])
})

test('COLLAB-06 a project is open already to its people and its managers; a project of nobody, a template and a missing one cannot be asked for', () => {
  const { id: projectId } = setUp()
  const friend = makeUser()
  makeCollaborator(projectId, friend.id)
  for (const inside of [me, actorOf(friend), manager, admin]) {
    expect(askForAccess(inside, projectId)).toBe('open')
  }
  const stranger = actorOf(makeUser())
  const nobodys = makeProject({ ownerId: null })
  const template = makeProject({ ownerId: owner.id, kind: 'project_template' })
  for (const id of ['none', nobodys.id, template.id]) {
    expect(catchError(() => askForAccess(stranger, id))).toMatchObject({ code: 'not-found' })
    expect(rows(id)).toEqual([])
  }
  expect(rows(projectId)).toHaveLength(1)
})

test('COLLAB-04 NOTIF-21 someone who had asked is added as well: the owner’s bell has nothing left to open', () => {
  const { id: projectId } = setUp()
  const [asks, other] = [makeUser(), makeUser()]
  askForAccess(actorOf(asks), projectId)
  const notice = () => noticesOf(owner.id).find(({ subject }) => subject === projectId)
  expect(notice()?.viewed).toBe(false)
  addCollaborators(manager, { projectId, userIds: [other.id] })
  expect(notice()?.viewed).toBe(false)
  const topics = publishedBy(() => addCollaborators(manager, { projectId, userIds: [asks.id] }))
  expect(notice()?.viewed).toBe(true)
  expect(topics).toContain(`user:${owner.id}`)
  // The owner has looked already, and adds somebody new: their bell hears of nothing.
  const late = makeUser()
  const quiet = publishedBy(() => addCollaborators(manager, { projectId, userIds: [late.id] }))
  expect(quiet).not.toContain(`user:${owner.id}`)
})

test('COLLAB-07 COLLAB-09 NOTIF-21 the owner’s bell does not mention a request that they have looked at already', () => {
  for (const answer of [acceptRequest, rejectRequest]) {
    const { id: projectId } = setUp()
    const [seen, fresh] = [makeUser(), makeUser()]
    const hears = (person: typeof seen) => {
      const { id = '' } = rows(projectId).find((row) => row.userId === person.id) ?? {}
      return publishedBy(() => answer(manager, { projectId, collaboratorId: id }))
    }
    askForAccess(actorOf(seen), projectId)
    db.update(notifications).set({ viewed: true }).run()
    askForAccess(actorOf(fresh), projectId)
    expect(hears(seen)).not.toContain(`user:${owner.id}`)
    expect(hears(fresh)).toContain(`user:${owner.id}`)
  }
})

test('COLLAB-07 HIST-02 owner and manager accept a request: it opens, and the owner’s notice is settled', () => {
  for (const by of [me, manager, admin]) {
    const { id: projectId } = setUp()
    const asks = makeUser()
    askForAccess(actorOf(asks), projectId)
    const collaboratorId = rows(projectId)[0]?.id ?? ''
    acceptRequest(by, { projectId, collaboratorId })
    acceptRequest(by, { projectId, collaboratorId })
    expect(opens(asks, projectId)).toBe(true)
    expect(noticesOf(asks.id)).toMatchObject([{ type: 'collaborator_added' }])
    const own = noticesOf(owner.id).filter(({ subject }) => subject === projectId)
    expect(own).toMatchObject([{ viewed: true }])
    expect(historyOf(projectId)).toEqual(['access asked for', 'request for access accepted'])
  }
})

test('COLLAB-08 all requests are accepted at once, except those made after the list was shown', () => {
  const { id: projectId } = setUp()
  const [one, two, late] = [makeUser(), makeUser(), makeUser()]
  for (const person of [one, two]) askForAccess(actorOf(person), projectId)
  askForAccess(actorOf(late), projectId)
  const moment = Date.now() + 1000
  db.update(collaborators)
    .set({ createdAt: moment + 1 })
    .where(eq(collaborators.userId, late.id))
    .run()
  expect(acceptAllRequests(me, { projectId, until: moment })).toBe(2)
  expect([one, two, late].map((person) => opens(person, projectId))).toEqual([true, true, false])
  expect(acceptAllRequests(me, { projectId })).toBe(1)
  expect(acceptAllRequests(me, { projectId })).toBe(0)
})

test('COLLAB-09 rejecting deletes the request; accepting it afterwards finds nothing, and the person may ask again', () => {
  const { id: projectId } = setUp()
  const asks = makeUser()
  askForAccess(actorOf(asks), projectId)
  const input = { projectId, collaboratorId: rows(projectId)[0]?.id ?? '' }
  const topics = publishedBy(() => rejectRequest(manager, input))
  expect(topics).toContain(`user:${asks.id}`)
  expect(rows(projectId)).toEqual([])
  expect(opens(asks, projectId)).toBe(false)
  expect(catchError(() => acceptRequest(me, input)).code).toBe('collaborator-gone')
  expect(catchError(() => rejectRequest(me, input)).status).toBe(404)
  expect(askForAccess(actorOf(asks), projectId)).toBe('asked')
})

test('COLLAB-09 a request that was accepted meanwhile cannot be rejected', () => {
  const { id: projectId } = setUp()
  const friend = makeUser()
  const { id: collaboratorId } = makeCollaborator(projectId, friend.id)
  const error = catchError(() => rejectRequest(me, { projectId, collaboratorId }))
  expect([error.code, error.status]).toEqual(['request-accepted', 409])
  expect(opens(friend, projectId)).toBe(true)
})

test('COLLAB-10 PROJ-45 owner and admin remove somebody, a manager does not; it is shared no more', () => {
  for (const by of [me, admin]) {
    const { id: projectId } = setUp()
    const friend = makeUser()
    const { id: collaboratorId } = makeCollaborator(projectId, friend.id)
    const input = { projectId, collaboratorId }
    const shared = () => listSharedProjects(actorOf(friend)).projects.map(({ id }) => id)
    expect(shared()).toEqual([projectId])
    expect(catchError(() => removeCollaborator(manager, input)).status).toBe(403)
    expect(catchError(() => removeCollaborator(actorOf(friend), input)).status).toBe(403)
    const topics = publishedBy(() => removeCollaborator(by, input))
    expect(topics).toEqual([`project:${projectId}`, `user:${friend.id}`].sort())
    expect([opens(friend, projectId), shared()]).toEqual([false, []])
    expect(historyOf(projectId)).toEqual(['collaborator removed'])
    expect(catchError(() => removeCollaborator(by, input)).code).toBe('collaborator-gone')
  }
})

test('COLLAB-10 another project’s collaborator and a mere request are not removed', () => {
  const [project, other] = [setUp(), setUp()]
  const foreign = makeCollaborator(other.id, makeUser().id)
  const asks = makeCollaborator(project.id, makeUser().id, 'pending')
  for (const { id: collaboratorId } of [foreign, asks]) {
    const remove = () => removeCollaborator(me, { projectId: project.id, collaboratorId })
    expect(catchError(remove)).toMatchObject({ code: 'collaborator-gone', status: 404 })
  }
  expect(rows(other.id)).toHaveLength(1)
})

test('COLLAB-11 a collaborator leaves, never the owner nor who only asks', () => {
  const { id: projectId } = setUp()
  const [friend, asks] = [makeUser(), makeUser()]
  makeCollaborator(projectId, friend.id)
  makeCollaborator(projectId, asks.id, 'pending')
  expect(catchError(() => leaveProject(me, { projectId })).status).toBe(403)
  expect(catchError(() => leaveProject(manager, { projectId })).status).toBe(403)
  expect(catchError(() => leaveProject(actorOf(asks), { projectId })).status).toBe(404)
  leaveProject(actorOf(friend), { projectId })
  expect(opens(friend, projectId)).toBe(false)
  expect(historyOf(projectId)).toEqual(['collaborator left'])
  expect(catchError(() => leaveProject(actorOf(friend), { projectId })).status).toBe(404)
})

test('COLLAB-02 strangers and collaborators add nobody; a guest’s project and a template have none', () => {
  const { id: projectId } = setUp()
  const friend = makeUser()
  makeCollaborator(projectId, friend.id)
  const add = (by: typeof me, id: string) => () =>
    addCollaborators(by, { projectId: id, userIds: [makeUser().id] })
  expect(catchError(add(actorOf(friend), projectId)).status).toBe(403)
  expect(catchError(add(actorOf(makeUser()), projectId)).status).toBe(404)
  expect(catchError(add(admin, makeProject().id)).status).toBe(403)
  const template = makeProject({ ownerId: admin.id, kind: 'project_template' })
  expect(catchError(add(admin, template.id)).status).toBe(403)
})

test('MAIL-06 adding and removing somebody again and again floods no mailbox', () => {
  const { id: projectId } = setUp()
  const person = makeKnown()
  for (let n = 0; n < 12; n += 1) {
    addCollaborators(me, { projectId, userIds: [person.id] })
    const [row] = rows(projectId)
    removeCollaborator(me, { projectId, collaboratorId: row?.id ?? '' })
  }
  // Twelve times in and twelve times out; five mails of each.
  expect(noticesOf(person.id)).toHaveLength(24)
  expect(mailsTo(person.email)).toHaveLength(10)
  const other = makeUser()
  const theirs = makeProject({ ownerId: other.id })
  acquaint(other.id, person)
  addCollaborators(actorOf(other), { projectId: theirs.id, userIds: [person.id] })
  expect(mailsTo(person.email)).toHaveLength(11)
})

test('COLLAB-10 NOTIF-08 someone who is removed is told so in bell, mail and project, until they are back', () => {
  const { id: projectId } = setUp()
  const one = makeKnown()
  const told = () => {
    const opening = openProject(actorOf(one), projectId)
    return opening.kind === 'ask' && opening.removed
  }
  expect(told()).toBe(false)
  addCollaborators(me, { projectId, userIds: [one.id] })
  removeCollaborator(me, { projectId, collaboratorId: rows(projectId)[0]?.id ?? '' })
  expect(noticesOf(one.id)).toMatchObject([
    { type: 'collaborator_added', viewed: true },
    { type: 'collaborator_removed', viewed: false, urlParams: `/projects/${projectId}` },
  ])
  expect(listNotifications(actorOf(one)).rows).toMatchObject([
    { what: 'Bakery', who: 'Ada Lovelace' },
  ])
  expect(mailsTo(one.email).at(-1)?.subject).toBe('You were removed from a project')
  expect(told()).toBe(true)
  // What the bell says can be deleted; that they were removed stays true.
  for (const { id } of noticesOf(one.id)) deleteNotification(actorOf(one), id)
  expect(told()).toBe(true)
  const plans = plansOf(told).flatMap(({ steps }) => steps)
  expect(plans).toContainEqual(expect.stringContaining('USING INDEX log_history_people'))
  addCollaborators(me, { projectId, userIds: [one.id] })
  leaveProject(actorOf(one), { projectId })
  expect(told()).toBe(false)
})
