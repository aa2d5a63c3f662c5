import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError, errorCode } from '#tests/fixtures/errors'
import { mailsTo, makeProjectInvite, noticesOf, publishedBy } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser, reread } from '#tests/fixtures/people'
import { acquaint } from '#tests/fixtures/profiles'
import { historyOf, makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db, sqlite } from '~/db/client.server'
import { projectInvites, rateLimits } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { addCollaborators } from '~/features/collaborators/add-collaborators.server'
import {
  acceptProjectInvite,
  rejectProjectInvite,
} from '~/features/collaborators/answer-project-invite.server'
import { askForAccess } from '~/features/collaborators/ask-for-access.server'
import { findPeople } from '~/features/collaborators/find-people.server'
import { listCollaborators } from '~/features/collaborators/list-collaborators.server'
import { removeCollaborator } from '~/features/collaborators/remove-collaborator.server'
import { withdrawProjectInvite } from '~/features/collaborators/withdraw-project-invite.server'
import { chooseMails } from '~/features/notifications/choose-mails.server'
import { countWaiting } from '~/features/notifications/count-waiting.server'
import { listInvites } from '~/features/notifications/list-invites.server'
import { inviteCode } from '~/features/profiles/invite-link.server'
import { removeProject } from '~/features/project-base/remove-project.server'
import { openProject } from '~/features/projects/open-project.server'
import { requestContext } from '~/platform/request-context.server'

const proven = (facts: Parameters<typeof makeUser>[0] = {}) =>
  makeUser({ emailVerifiedAt: 1, ...facts })
const setUp = (owner = proven({ fullName: 'Ada Lovelace' })) => {
  const project = makeProject({ ownerId: owner.id, name: 'Bakery' })
  const me = actorOf(owner)
  const invite = (email: string, by = me) =>
    addCollaborators(by, { projectId: project.id, userIds: [], email })
  return { owner, me, project, projectId: project.id, invite }
}
const invitesOf = (projectId: string) =>
  db.select().from(projectInvites).where(eq(projectInvites.projectId, projectId)).all()
const opens = (person: Parameters<typeof actorOf>[0], id: string) =>
  openProject(actorOf(person), id).kind === 'open'

test('COLLAB-04 nobody finds or adds people with whom they share nothing, by name, email or id', () => {
  const { me, projectId } = setUp()
  const strangers = [
    makeUser({ fullName: 'Vera Velt', email: 'vera@velt.example' }),
    makeEmployee({ fullName: 'Vera Staff' }),
    makeUser({ fullName: 'Vera Client', role: 'client' }),
  ]
  const ids = strangers.map(({ id }) => id)
  for (const search of ['vera', 'Ve', 'velt', 'vera@velt.example', ...ids]) {
    expect(findPeople(me, { projectId, search, chosen: ids })).toEqual({ found: [], chosen: [] })
  }
  expect(errorCode(() => addCollaborators(me, { projectId, userIds: ids }))).toBe('nobody-to-add')
  expect(strangers.map(({ id }) => noticesOf(id))).toEqual([[], [], []])
  // Staff find everybody.
  const manager = actorOf(makeEmployee({ manageProjects: true }))
  expect(findPeople(manager, { projectId, search: 'vera' }).found).toHaveLength(3)
  expect(addCollaborators(manager, { projectId, userIds: ids }).added).toBe(3)
})

test('COLLAB-02 COLLAB-04 someone who shares a project, a company or work is found and added at once', () => {
  const { owner, me, projectId } = setUp()
  const other = makeProject({ ownerId: owner.id })
  const together = makeUser({ fullName: 'Mona Project' })
  makeCollaborator(other.id, together.id)
  const host = makeUser({ fullName: 'Mona Host' })
  makeCollaborator(makeProject({ ownerId: host.id }).id, owner.id)
  const colleague = acquaint(owner.id, makeUser({ fullName: 'Mona Company' }))
  const assignee = makeEmployee({ fullName: 'Mona Work' })
  storeRequest(makeType(), owner.id, { assigneeId: assignee.id })
  // Who only asks elsewhere, or works for others, is a stranger still.
  makeCollaborator(other.id, makeUser({ fullName: 'Mona Asks' }).id, 'pending')
  storeRequest(makeType(), makeUser().id, { assigneeId: makeEmployee({ fullName: 'Mona X' }).id })
  const known = [colleague, host, together, assignee]
  const { found } = findPeople(me, { projectId, search: 'mona' })
  expect(found.map(({ name }) => name)).toEqual(known.map(({ fullName }) => fullName))
  const added = addCollaborators(me, { projectId, userIds: known.map(({ id }) => id) })
  expect(added).toEqual({ added: 4, invited: false })
  expect(known.every((person) => opens(person, projectId))).toBe(true)
})

test('COLLAB-04 someone who was removed is no longer known and is invited; someone who asks here is known', () => {
  const { owner, me, projectId } = setUp()
  const person = makeUser({ fullName: 'Removed Person' })
  askForAccess(actorOf(person), projectId)
  expect(findPeople(me, { projectId, search: 'removed' }).found).toHaveLength(1)
  addCollaborators(me, { projectId, userIds: [person.id] })
  const [row] = listCollaborators(me, { ...makeOf(projectId, owner.id) })?.active ?? []
  removeCollaborator(me, { projectId, collaboratorId: row?.id ?? '' })
  expect(findPeople(me, { projectId, search: 'removed' }).found).toEqual([])
  const again = () => addCollaborators(me, { projectId, userIds: [person.id] })
  expect(errorCode(again)).toBe('nobody-to-add')
})

const makeOf = (id: string, ownerId: string) => ({
  ...makeProject({ ownerId }),
  id,
  ownerId,
  collaboration: null,
})

test('COLLAB-04 an invitation answers and mails the same whether there is an account or not', () => {
  const { me, project, projectId, invite } = setUp()
  const [there, unproven] = [proven(), makeUser()]
  const emails = [there.email, unproven.email, 'nobody@else.example']
  const answers = emails.map((email) => invite(email))
  expect(answers).toEqual(Array(3).fill({ added: 0, invited: true }))
  const bodies = emails.map((email) => {
    const [{ subject, message } = { subject: '', message: '' }] = mailsTo(email)
    return { subject, message: message.replace(/code=\S+/, 'code=') }
  })
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(bodies[0]?.subject).toBe('You were invited to a project on Panelry')
  for (const name of ['“Ada Lovelace”', '“Bakery”']) expect(bodies[0]?.message).toContain(name)
  const panel = listCollaborators(me, { ...project, collaboration: null })
  expect(panel?.invites.map(({ email }) => email)).toEqual(emails)
  expect([panel?.active, panel?.pending]).toEqual([[], []])
  expect(opens(there, projectId)).toBe(false)
  expect(countWaiting(there)).toBe(1)
  expect(listInvites(there)).toMatchObject([{ kind: 'project', name: 'Bakery' }])
  expect([countWaiting(unproven), listInvites(unproven)]).toEqual([0, []])
  expect(historyOf(projectId)).toEqual(Array(3).fill('collaborator invited'))
  // Their collaborators and visitors see no addresses.
  const friend = makeUser()
  makeCollaborator(projectId, friend.id)
  const theirs = listCollaborators(actorOf(friend), { ...project, collaboration: 'active' })
  expect(theirs?.invites).toEqual([])
})

test('COLLAB-02 accepting makes a collaborator, once, also of somebody who had asked; the project opens', () => {
  const { owner, projectId, invite } = setUp()
  const person = proven()
  askForAccess(actorOf(person), projectId)
  invite(person.email)
  const inviteId = invitesOf(projectId)[0]?.id ?? ''
  const topics = publishedBy(() => {
    for (const _press of [1, 2]) {
      expect(acceptProjectInvite(actorOf(person), { inviteId, idempotencyKey: sent('a1') })).toBe(
        projectId,
      )
    }
  })
  expect(topics).toEqual(expect.arrayContaining([`project:${projectId}`, `user:${person.id}`]))
  expect([opens(person, projectId), invitesOf(projectId)]).toEqual([true, []])
  const told = noticesOf(owner.id).map(({ type, viewed }) => [type, viewed])
  expect(told).toHaveLength(2)
  expect(Object.fromEntries(told)).toEqual({
    collaborator_request: true,
    collaborator_joined: false,
  })
  expect(historyOf(projectId).at(-1)).toBe('invitation to the project accepted')
  expect(errorCode(() => acceptProjectInvite(actorOf(person), { inviteId }))).toBe(
    'project-invite-gone',
  )
})

test('the owner of a project hears that an invitation to it was accepted', () => {
  const { owner, me, projectId } = setUp()
  const joiner = proven({ fullName: 'Grace Hopper', email: 'grace@else.example' })
  addCollaborators(me, { projectId, userIds: [], email: joiner.email })
  acceptProjectInvite(actorOf(joiner), { inviteId: invitesOf(projectId)[0]?.id ?? '' })
  const [notice, ...others] = noticesOf(owner.id)
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    ...{ type: 'collaborator_joined', subject: projectId, senderId: joiner.id },
    urlParams: `/projects/${projectId}?side=settings#collaborators`,
  })
  const [mailed] = mailsTo(owner.email)
  expect(mailed?.subject).toBe('An invitation to your project was accepted')
  expect(mailed?.message).toContain('By: “Grace Hopper”')
  expect(noticesOf(joiner.id)).toEqual([])
})

test('COLLAB-04 an invitation is answered by its own mailbox alone, and its link proves that one', () => {
  const { owner, projectId } = setUp()
  const person = makeUser()
  const invite = makeProjectInvite(projectId, person.email, owner.id)
  const inviteId = invite.id
  for (const other of [proven(), owner, makeUser({ role: 'admin', emailVerifiedAt: 1 })]) {
    for (const answer of [acceptProjectInvite, rejectProjectInvite]) {
      expect(errorCode(() => answer(actorOf(other), { inviteId }))).toBe('invite-of-another')
    }
  }
  for (const code of ['', `${inviteId}.`, inviteCode({ id: inviteId, email: 'x@else.example' })]) {
    expect(errorCode(() => acceptProjectInvite(actorOf(person), { inviteId, code }))).toBe(
      'invite-unproven',
    )
  }
  acceptProjectInvite(actorOf(person), { inviteId, code: inviteCode(invite) })
  expect(opens(person, projectId)).toBe(true)
  expect(reread(person)?.emailVerifiedAt).toBeGreaterThan(0)
})

test('COLLAB-04 an invitation is rejected, withdrawn, or goes with its project; its mail does not go out then', () => {
  const { owner, me, project, projectId, invite } = setUp()
  const person = proven()
  const rejected = makeProjectInvite(projectId, person.email).id
  rejectProjectInvite(actorOf(person), { inviteId: rejected })
  expect([opens(person, projectId), invitesOf(projectId)]).toEqual([false, []])
  const quick = proven()
  invite(quick.email)
  rejectProjectInvite(actorOf(quick), { inviteId: invitesOf(projectId)[0]?.id ?? '' })
  expect(mailsTo(quick.email)).toEqual([])
  invite('one@else.example')
  const withdraw = (by: typeof me, inviteId = invitesOf(projectId)[0]?.id ?? '') =>
    errorCode(() => withdrawProjectInvite(by, { projectId, inviteId }))
  const friend = makeUser()
  makeCollaborator(projectId, friend.id)
  expect([withdraw(actorOf(friend)), withdraw(actorOf(makeUser()))]).toEqual([
    'forbidden',
    'not-found',
  ])
  const elsewhere = makeProjectInvite(makeProject({ ownerId: owner.id }).id, 'two@else.example')
  expect(withdraw(me, elsewhere.id)).toBe('project-invite-gone')
  expect(withdraw(me)).toBeNull()
  expect(mailsTo('one@else.example')).toEqual([])
  invite('three@else.example')
  transaction((tx) => removeProject(tx, project, me))
  expect([mailsTo('three@else.example'), invitesOf(projectId)]).toEqual([[], []])
})

test('COLLAB-04 one’s own email, one that is invited already and one too many are refused in words', () => {
  const { owner, me, projectId, invite } = setUp()
  const beside = { field: 'email' }
  expect(catchError(() => invite(owner.email))).toMatchObject({
    code: 'invite-own-email',
    ...beside,
  })
  invite('one@else.example')
  expect(catchError(() => invite('one@else.example'))).toMatchObject({
    code: 'project-invited',
    ...beside,
  })
  for (let n = 0; n < 99; n += 1) makeProjectInvite(projectId, `n${n}@else.example`)
  expect(errorCode(() => invite('last@else.example'))).toBe('collaborators-full')
  // Who is added with it is not added either.
  const known = acquaint(owner.id, makeUser())
  const both = () =>
    addCollaborators(me, { projectId, userIds: [known.id], email: 'last@else.example' })
  expect(errorCode(both)).toBe('collaborators-full')
  expect(opens(known, projectId)).toBe(false)
})

test('COLLAB-04 someone who has not shown that a mailbox is theirs invites nobody', () => {
  const { invite } = setUp(makeUser())
  expect(catchError(() => invite('unproven@else.example'))).toMatchObject({
    code: 'invite-needs-proof',
    status: 403,
  })
  expect(mailsTo('unproven@else.example')).toEqual([])
})

test('COLLAB-04 fifty invitations a day go out from one person, counted through withdrawing and removing too', () => {
  const { owner, me } = setUp()
  const invite = (email: string) => () => {
    const { id: projectId } = makeProject({ ownerId: owner.id })
    addCollaborators(me, { projectId, userIds: [], email })
    const inviteId = invitesOf(projectId)[0]?.id ?? ''
    withdrawProjectInvite(me, { projectId, inviteId })
  }
  for (let n = 0; n < 3; n += 1) invite('one@else.example')()
  expect(catchError(invite('one@else.example'))).toMatchObject({
    code: 'too-many-invites',
    status: 429,
  })
  for (let n = 0; n < 47; n += 1) invite(`n${n}@else.example`)()
  expect(errorCode(invite('next@else.example'))).toBe('too-many-invites')
  // An hour later still.
  db.update(rateLimits)
    .set({ createdAt: Date.now() - 3 * 60 * 60_000 })
    .run()
  expect(errorCode(invite('next@else.example'))).toBe('too-many-invites')
  db.update(rateLimits)
    .set({ createdAt: Date.now() - 25 * 60 * 60_000 })
    .run()
  expect(errorCode(invite('next@else.example'))).toBeNull()
})

test('COLLAB-04 free accounts of one network share a limit, and a mailbox has one', () => {
  const from = (network: string, email: string) =>
    requestContext.run({ network }, () => errorCode(() => setUp().invite(email)))
  const flood = (network: string) => {
    for (let n = 0; n < 20; n += 1) expect(from(network, 'flooded@else.example')).toBeNull()
    expect(from(network, 'flooded@else.example')).toBe('too-many-invites')
  }
  flood('192.0.2.1')
  // Whoever floods a mailbox keeps nobody else from inviting its owner.
  expect(from('192.0.2.2', 'flooded@else.example')).toBeNull()
  for (const network of ['192.0.2.3', '192.0.2.4', '192.0.2.5']) flood(network)
  for (let n = 0; n < 19; n += 1) from('192.0.2.6', 'flooded@else.example')
  expect(from('192.0.2.7', 'flooded@else.example')).toBe('too-many-invites')
  for (let n = 0; n < 180; n += 1) from('192.0.2.1', `to${n}@else.example`)
  expect(from('192.0.2.1', 'late@else.example')).toBe('too-many-invites')
  expect(from('192.0.2.2', 'late@else.example')).toBeNull()
})

test('COLLAB-02 two hundred people are added a day, however often they are removed', () => {
  const { owner, me, projectId } = setUp()
  const person = acquaint(owner.id, makeUser())
  const round = () => {
    addCollaborators(me, { projectId, userIds: [person.id] })
    const id = sqlite.prepare('select id from collaborators where project_id = ?').pluck()
    removeCollaborator(me, { projectId, collaboratorId: String(id.get(projectId)) })
  }
  for (let n = 0; n < 200; n += 1) round()
  expect(catchError(round)).toMatchObject({ code: 'too-many-added', status: 429 })
  // Of all that, five mails that they came and five that they went.
  expect(mailsTo(person.email)).toHaveLength(10)
})

test('MAIL-05 someone who wants no such mail finds the invitation in the bell alone; someone who only claims the address mutes nothing', () => {
  const { invite } = setUp()
  const [quiet, claims] = [proven(), makeUser()]
  for (const person of [quiet, claims]) chooseMails(actorOf(person), { wanted: [] })
  invite(quiet.email)
  invite(claims.email)
  expect([mailsTo(quiet.email).length, countWaiting(quiet)]).toEqual([0, 1])
  expect(mailsTo(claims.email)).toHaveLength(1)
})
