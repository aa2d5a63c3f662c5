import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import {
  makeInvite,
  makeNotification,
  makeProfile,
  membersOf,
  noticesOf,
} from '#tests/fixtures/notifications'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { makeCollaborator, makePage, makeProject } from '#tests/fixtures/projects'
import { deleteProfile } from '~/features/profiles/delete-profile.server'
import { inviteCode } from '~/features/profiles/invite-link.server'
import { loader as root } from '~/root'
import { loader as editor } from '~/routes/editor/editor'
import { loader as invited } from '~/routes/invited/invited'
import { action as acceptInvite } from '~/routes/notifications/accept-invite'
import { action as remove } from '~/routes/notifications/delete'
import { loader } from '~/routes/notifications/notifications'
import { action as open } from '~/routes/notifications/open'
import { action as openAll } from '~/routes/notifications/open-all'

const owner = makeUser({ fullName: 'Nadia Hollis' })
const person = makeUser({ emailVerifiedAt: 1 })
const cookie = await signIn(person)
const waitingAt = async (url: string, as = cookie) =>
  (await callLoader(root, { url, cookie: as })).data.viewer?.bellCount
const answer = (action: typeof open, params: Record<string, string>, form = {}) =>
  callAction(action, { url: '/x', params, cookie, form })

test('NOTIF-01 the bell counts for signed-in people; guests have none', async () => {
  expect(await waitingAt('/projects')).toBe(0)
  const { id } = makeNotification(person.id)
  makeInvite(makeProfile(makeUser().id).id, person.email)
  expect(await waitingAt('/projects')).toBe(2)
  expect((await callLoader(root, { url: '/' })).data.viewer).toBeNull()
  await answer(open, { notification: id })
  expect(await waitingAt('/projects')).toBe(1)
})

test('NOTIF-02 NOTIF-17 the list shows the unopened ones and invitations; opened=1 shows all', async () => {
  const me = makeUser({ emailVerifiedAt: 1 })
  const as = await signIn(me)
  const { id } = makeNotification(me.id, { viewed: true })
  const list = (url: string) => callLoader(loader, { url, cookie: as })
  expect((await list('/notifications')).data).toMatchObject({ rows: [], unopened: false })
  expect((await list('/notifications?opened=1')).data.rows).toMatchObject([{ id }])
  makeInvite(makeProfile(makeUser().id, 'Hollis & Reed').id, me.email)
  expect((await list('/notifications')).data.invites).toMatchObject([{ name: 'Hollis & Reed' }])
  expect((await list('/notifications?after=%00')).status).toBe(200)
})

test('NOTIF-02 all can be marked as opened from any page, also where only another has unopened ones', async () => {
  const me = makeUser()
  const as = await signIn(me)
  const at = async (url: string) => (await callLoader(loader, { url, cookie: as })).data
  makeNotification(me.id, { createdAt: 1 })
  for (let n = 2; n < 18; n += 1) makeNotification(me.id, { viewed: true, createdAt: n })
  const first = await at('/notifications?opened=1')
  expect(first).toMatchObject({ unopened: true, rows: Array(15).fill({ viewed: true }) })
  expect(await at(`/notifications?opened=1&after=${first.next}`)).toMatchObject({ unopened: true })
  await callAction(openAll, { url: '/x', cookie: as, form: { until: String(first.until) } })
  expect(await at('/notifications?opened=1')).toMatchObject({ unopened: false })
})

test('NOTIF-07 opening the project a notification belongs to marks it viewed before the bell counts', async () => {
  const me = makeUser()
  const as = await signIn(me)
  const project = makeProject({ ownerId: makeUser().id })
  makeCollaborator(project.id, me.id)
  makeNotification(me.id, { subject: project.id })
  makeNotification(me.id, { subject: project.id, urlParams: `/projects/${project.id}?v=2` })
  expect(await waitingAt('/projects', as)).toBe(2)
  expect(await waitingAt(`/projects/${project.id}`, as)).toBe(1)
  expect(await waitingAt(`/projects/${project.id}?v=2`, as)).toBe(0)
  expect(noticesOf(me.id).map(({ viewed }) => viewed)).toEqual([true, true])
})

test('NOTIF-08 opening leads to the place; an address elsewhere leads nowhere', async () => {
  const place = `/projects/p?side=settings#collaborators`
  const own = makeNotification(person.id, { urlParams: place })
  expect(await answer(open, { notification: own.id })).toMatchObject({
    status: 303,
    location: place,
  })
  const evil = makeNotification(person.id, { urlParams: '//evil.example' })
  expect((await answer(open, { notification: evil.id })).location).toBe('/notifications')
})

test('NOTIF-05 what a notification is about may be gone: it opens, and says so without a 5xx', async () => {
  const { id } = makeNotification(person.id, { subject: 'gone', urlParams: '/projects/gone' })
  const { location } = await answer(open, { notification: id })
  const behind = await callLoader(editor, { url: location ?? '', params: { id: 'gone' }, cookie })
  expect(behind.status).toBe(404)
})

test('NOTIF-06 deleting says so and stays on the page, unless that is elsewhere', async () => {
  const delete_ = async (from: string) => {
    const { id } = makeNotification(person.id)
    return answer(remove, { notification: id }, { from })
  }
  const done = await delete_('/projects?q=x')
  expect([done.status, done.location]).toEqual([303, '/projects?q=x'])
  const after = await callLoader(root, { url: '/projects', cookie: `${cookie}; ${done.cookie}` })
  expect(after.data.flash).toMatchObject({ kind: 'success', text: 'Notification deleted' })
  expect((await delete_('https://evil.example')).location).toBe('/notifications')
  expect((await answer(openAll, {}, { from: '/\\evil', until: 'x' })).location).toBe(
    '/notifications',
  )
})

test('NOTIF-20 the link of an invitation says who invites to what, and when it is open no more', async () => {
  const profile = makeProfile(makeUser().id)
  const theirs = makeInvite(profile.id, 'other@example.com')
  const mine = makeInvite(profile.id, person.email, owner.id)
  const at = async (code: string, as = cookie) => {
    const { status, data } = await callLoader(invited, { url: `/invited?code=${code}`, cookie: as })
    return { status, invite: data.invite, account: data.account }
  }
  const shown = { kind: 'company', name: profile.name, who: owner.fullName, email: person.email }
  // Before anybody has logged in, too.
  expect(await at(inviteCode(mine), '')).toMatchObject({
    status: 200,
    invite: shown,
    account: null,
  })
  expect(await at(inviteCode(mine))).toMatchObject({ invite: shown, account: person.email })
  // Of another address: the screen says so by these two.
  expect(await at(inviteCode(theirs))).toMatchObject({
    invite: { email: 'other@example.com' },
    account: person.email,
  })
  const gone = { status: 404, invite: null }
  for (const code of ['', mine.id, `${mine.id}.x`, inviteCode({ ...theirs, id: mine.id })]) {
    expect(await at(code)).toMatchObject(gone)
  }
  // Mails of before led to the notifications.
  const before = await callLoader(loader, { url: `/notifications?invite=${mine.id}.x`, cookie })
  expect(before.location).toBe(`/invited?code=${mine.id}.x`)
  const accepted = await answer(acceptInvite, { invite: mine.id })
  expect([accepted.status, accepted.location]).toEqual([303, `/company-profile/${profile.id}`])
  expect(await at(inviteCode(mine))).toMatchObject(gone)
  // With the company profile it goes too, and its link says so.
  const other = makeProfile(person.id)
  const invite = makeInvite(other.id, person.email)
  await deleteProfile(actorOf(person), other)
  expect(await at(inviteCode(invite))).toMatchObject(gone)
  expect((await answer(acceptInvite, { invite: invite.id })).data).toMatchObject({
    error: { code: 'invite-gone' },
  })
})

test('NOTIF-18 UI-46 accepting an invitation says so; another’s is refused with its reason', async () => {
  const profile = makeProfile(makeUser().id)
  const { id } = makeInvite(profile.id, person.email)
  const done = await answer(acceptInvite, { invite: id })
  const after = await callLoader(root, { url: '/', cookie: `${cookie}; ${done.cookie}` })
  expect(after.data.flash?.text).toBe('Invite accepted')
  expect(membersOf(profile.id)).toEqual([person.id])
  const theirs = makeInvite(profile.id, 'other@example.com')
  const refused = await answer(acceptInvite, { invite: theirs.id })
  expect(refused.status).toBe(403)
  expect(refused.data).toMatchObject({ error: { code: 'invite-of-another' } })
})

test('GUARD-25 GUARD-26 COLLAB-01 the panel: controls for people who manage, Leave for a collaborator', async () => {
  const owner = makeUser()
  const [friend, asks] = [makeUser(), makeUser()]
  const project = makeProject({ ownerId: owner.id })
  makePage(project.id)
  makeCollaborator(project.id, friend.id)
  makeCollaborator(project.id, asks.id, 'pending')
  const panelOf = async (user?: typeof owner, id = project.id) => {
    const as = user && (await signIn(user))
    const { data } = await callLoader(editor, {
      url: `/projects/${id}`,
      params: { id },
      cookie: as,
    })
    return data.editor?.collaborators
  }
  const rights = (add: boolean, remove: boolean, leave: boolean) => ({ add, remove, leave })
  expect(await panelOf(owner)).toMatchObject({
    active: [{ name: friend.fullName, self: false }],
    pending: [{ name: asks.fullName }],
    ...rights(true, true, false),
  })
  const manager = makeUser({ organization: true, manageProjects: true })
  expect(await panelOf(manager)).toMatchObject(rights(true, false, false))
  expect(await panelOf(makeUser({ role: 'admin' }))).toMatchObject(rights(true, true, false))
  expect(await panelOf(friend)).toMatchObject({
    active: [{ self: true }],
    pending: [],
    ...rights(false, false, true),
  })
  expect(await panelOf(asks)).toBeUndefined()
  const free = makeProject()
  makePage(free.id)
  expect(await panelOf(undefined, free.id)).toBeNull()
})
