import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import {
  mailsTo,
  makeInvite,
  makeProfile,
  membersOf,
  publishedBy,
} from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { historyOf } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { memberInvites, users } from '~/db/schema'
import { chooseMails } from '~/features/notifications/choose-mails.server'
import { countWaiting } from '~/features/notifications/count-waiting.server'
import { listInvites } from '~/features/notifications/list-invites.server'
import { acceptMemberInvite } from '~/features/profiles/accept-member-invite.server'
import { inviteCode } from '~/features/profiles/invite-link.server'
import { inviteMember } from '~/features/profiles/invite-member.server'
import { rejectMemberInvite } from '~/features/profiles/reject-member-invite.server'
import { removeMember } from '~/features/profiles/remove-member.server'
import { withdrawInvite } from '~/features/profiles/withdraw-invite.server'

/** Somebody who has shown that their mailbox is theirs. */
const makeProven = (facts: Parameters<typeof makeUser>[0] = {}) =>
  makeUser({ emailVerifiedAt: 1, ...facts })

const owner = makeProven({ fullName: 'Nadia Hollis' })
const me = actorOf(owner)
const invitesTo = (email: string) =>
  db.select().from(memberInvites).where(eq(memberInvites.email, email)).all()

test('NOTIF-17 MAIL-06 HIST-02 someone who is invited finds it in the bell and in a mail, also when they sign up later', () => {
  const profile = makeProfile(owner.id)
  const there = makeProven()
  inviteMember(me, { profileId: profile.id, email: there.email })
  inviteMember(me, { profileId: profile.id, email: 'later@example.com' })
  expect(mailsTo(there.email)).toMatchObject([
    { subject: 'You were invited to a company on Panelry', template: 'member-invite' },
  ])
  expect(mailsTo('later@example.com')).toHaveLength(1)
  const later = makeProven({ email: 'later@example.com' })
  for (const person of [there, later]) {
    expect(countWaiting(person)).toBe(1)
    expect(listInvites(person)).toMatchObject([
      { kind: 'company', name: 'Hollis & Reed', who: 'Nadia Hollis' },
    ])
  }
  expect(listInvites(makeUser())).toEqual([])
  expect(historyOf(profile.id)).toEqual(['member invited', 'member invited'])
})

test('MAIL-05 someone who wants no mail of invitations finds them in the bell alone', () => {
  const profile = makeProfile(owner.id)
  const quiet = makeProven()
  chooseMails(actorOf(quiet), { wanted: [] })
  const topics = publishedBy(() => inviteMember(me, { profileId: profile.id, email: quiet.email }))
  expect(topics).toContain(`user:${quiet.id}`)
  expect(mailsTo(quiet.email)).toEqual([])
  expect(countWaiting(quiet)).toBe(1)
})

test('NOTIF-17 owner and staff invite; members, strangers and a second invitation are refused', () => {
  const profile = makeProfile(owner.id)
  const member = makeProven()
  acceptMemberInvite(actorOf(member), makeInvite(profile.id, member.email).id)
  const invite = (by: typeof me, email: string) => () =>
    inviteMember(by, { profileId: profile.id, email })
  invite(actorOf(makeEmployee()), 'one@example.com')()
  expect(catchError(invite(me, 'one@example.com')).code).toBe('member-invited')
  expect(catchError(invite(me, member.email)).code).toBe('member-already')
  expect(catchError(invite(me, owner.email)).code).toBe('member-already')
  expect(catchError(invite(actorOf(member), 'two@example.com')).status).toBe(403)
  expect(catchError(invite(actorOf(makeUser()), 'two@example.com')).status).toBe(404)
  expect(mailsTo('one@example.com')).toHaveLength(1)
})

test('NOTIF-18 HIST-02 accepting makes a member and removes the invite; once', () => {
  const profile = makeProfile(owner.id)
  const person = makeProven()
  const { id } = makeInvite(profile.id, person.email, owner.id)
  acceptMemberInvite(actorOf(person), id)
  expect(membersOf(profile.id)).toEqual([person.id])
  expect(countWaiting(person)).toBe(0)
  expect(historyOf(profile.id)).toEqual(['member joined'])
  expect(catchError(() => acceptMemberInvite(actorOf(person), id)).code).toBe('invite-gone')
})

test('NOTIF-18 NOTIF-19 an answer that is pressed twice is given once, and the second press is no error', () => {
  const profile = makeProfile(owner.id)
  for (const [answer, action] of [
    [rejectMemberInvite, 'member invitation rejected'],
    [acceptMemberInvite, 'member joined'],
  ] as const) {
    const person = makeProven()
    const { id } = makeInvite(profile.id, person.email, owner.id)
    const idempotencyKey = { key: `${id}.x`, scope: person.id }
    for (const _press of [1, 2]) answer(actorOf(person), id, '', idempotencyKey)
    expect(historyOf(profile.id).filter((each) => each === action)).toHaveLength(1)
    expect(catchError(() => answer(actorOf(person), id)).code).toBe('invite-gone')
  }
})

test('NOTIF-18 someone who was removed since is told that an old invitation is gone', () => {
  const profile = makeProfile(owner.id)
  const person = makeProven()
  const { id } = makeInvite(profile.id, person.email, owner.id)
  const accept = () =>
    acceptMemberInvite(actorOf(person), id, '', { key: `${id}.x`, scope: person.id })
  for (const _press of [1, 2]) accept()
  removeMember(me, { profileId: profile.id, memberId: person.id })
  expect(catchError(accept).code).toBe('invite-gone')
  expect(membersOf(profile.id)).toEqual([])
})

test('NOTIF-17 an invitation that was withdrawn goes out again by its form; one that was accepted does not', () => {
  const profile = makeProfile(owner.id)
  const { email, ...person } = makeProven()
  const idempotencyKey = { key: `${profile.id}.x`, scope: owner.id }
  const invite = () => inviteMember(me, { profileId: profile.id, email, idempotencyKey })
  const idOf = () => invitesTo(email)[0]?.id ?? ''
  for (const _press of [1, 2]) invite()
  expect(mailsTo(email)).toHaveLength(1)
  const first = idOf()
  withdrawInvite(me, { profileId: profile.id, inviteId: first })
  for (const _press of [1, 2]) invite()
  expect(invitesTo(email)).toHaveLength(1)
  expect(idOf()).not.toBe(first)
  acceptMemberInvite(actorOf({ ...person, email }), idOf())
  invite()
  expect(invitesTo(email)).toEqual([])
})

test('NOTIF-19 rejecting removes it and makes no member', () => {
  const profile = makeProfile(owner.id)
  const person = makeProven()
  const { id } = makeInvite(profile.id, person.email)
  rejectMemberInvite(actorOf(person), id)
  expect([membersOf(profile.id), listInvites(person)]).toEqual([[], []])
  expect(catchError(() => acceptMemberInvite(actorOf(person), id)).status).toBe(404)
})

test('NOTIF-20 another account is refused, an admin and the owner too', () => {
  const profile = makeProfile(owner.id)
  const person = makeProven()
  const { id } = makeInvite(profile.id, person.email)
  for (const other of [makeUser(), makeUser({ role: 'admin' }), owner]) {
    for (const answer of [acceptMemberInvite, rejectMemberInvite]) {
      expect(catchError(() => answer(actorOf(other), id)).code).toBe('invite-of-another')
    }
  }
  expect(membersOf(profile.id)).toEqual([])
  expect(countWaiting(person)).toBe(1)
})

test('NOTIF-20 someone who only says that an email is theirs sees and answers nothing that was promised to it', () => {
  const profile = makeProfile(owner.id)
  const stranger = makeUser({ email: 'promised@example.com' })
  chooseMails(actorOf(stranger), { wanted: [] })
  const told = publishedBy(() => inviteMember(me, { profileId: profile.id, email: stranger.email }))
  expect(told.filter((topic) => topic.startsWith('user:'))).toEqual([])
  // Whose mailbox it is hears of it, whatever a stranger has chosen there.
  expect(mailsTo(stranger.email)).toHaveLength(1)
  expect([countWaiting(stranger), listInvites(stranger)]).toEqual([0, []])
  const { id } = invitesTo(stranger.email)[0] ?? { id: '' }
  const other = makeInvite(makeProfile(owner.id).id, 'somebody@example.com')
  for (const code of ['', id, `${id}.`, inviteCode({ ...other }), inviteCode({ ...other, id })]) {
    expect(listInvites(stranger, code)).toEqual([])
    for (const answer of [acceptMemberInvite, rejectMemberInvite]) {
      expect(catchError(() => answer(actorOf(stranger), id, code)).code).toBe('invite-unproven')
    }
  }
  expect(membersOf(profile.id)).toEqual([])
})

test('NOTIF-18 NOTIF-20 the link of its mail shows that the mailbox is theirs', () => {
  const profile = makeProfile(owner.id)
  const person = makeUser({ email: 'new@example.com' })
  inviteMember(me, { profileId: profile.id, email: person.email })
  const code = /\/invited\?code=(\S+)/.exec(mailsTo(person.email)[0]?.message ?? '')?.[1] ?? ''
  const [{ id } = { id: '' }] = listInvites(person, code)
  acceptMemberInvite(actorOf(person), id, code)
  expect(membersOf(profile.id)).toEqual([person.id])
  const now = db.select().from(users).where(eq(users.id, person.id)).get()
  expect(now?.emailVerifiedAt).toBeGreaterThan(0)
})

test('PROFILE-22 nobody sends mails without end through invitations that are taken back; staff invite as many as they need', () => {
  const owner = makeProven({ role: 'client' })
  const invite = (by: typeof owner, email: string) => () => {
    const { id: profileId } = makeProfile(owner.id)
    inviteMember(actorOf(by), { profileId, email })
  }
  for (let n = 0; n < 3; n += 1) invite(owner, 'one@else.example')()
  const again = catchError(invite(owner, 'one@else.example'))
  expect(again).toMatchObject({ code: 'too-many-invites', status: 429 })
  for (let n = 0; n < 47; n += 1) invite(owner, `n${n}@else.example`)()
  expect(catchError(invite(owner, 'next@else.example')).code).toBe('too-many-invites')
  invite(makeEmployee(), 'one@else.example')()
})
