import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError, errorCode } from '#tests/fixtures/errors'
import {
  mailsTo,
  makeInvite,
  makeProfile,
  membersOf,
  publishedBy,
} from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser, reread } from '#tests/fixtures/people'
import { join, makeClient } from '#tests/fixtures/profiles'
import { historyOf } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { logHistory, memberInvites, profileMembers } from '~/db/schema'
import { acceptMemberInvite } from '~/features/profiles/accept-member-invite.server'
import { deleteProfile } from '~/features/profiles/delete-profile.server'
import { inviteCode } from '~/features/profiles/invite-link.server'
import { inviteMember } from '~/features/profiles/invite-member.server'
import { listMembers } from '~/features/profiles/list-members.server'
import { rejectMemberInvite } from '~/features/profiles/reject-member-invite.server'
import { removeMember } from '~/features/profiles/remove-member.server'
import { sendInviteAgain } from '~/features/profiles/send-invite-again.server'
import { withdrawInvite } from '~/features/profiles/withdraw-invite.server'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'

const minute = 60_000
const inviteRow = (id: string) =>
  db.select().from(memberInvites).where(eq(memberInvites.id, id)).get()

/** An invitation that was mailed so long ago. */
function invited(profileId: string, email: string, ago: number) {
  const { id } = makeInvite(profileId, email)
  db.update(memberInvites)
    .set({ createdAt: Date.now() - ago })
    .where(eq(memberInvites.id, id))
    .run()
  return id
}

test('PROFILE-22 an invitation is mailed again after ten minutes, by owner and staff alone', () => {
  const owner = makeClient({ emailVerifiedAt: 1 })
  const [member, there] = [makeUser(), makeUser({ emailVerifiedAt: 1 })]
  const profile = makeProfile(owner.id)
  join(profile.id, member.id, { edit: true })
  const inviteId = invited(profile.id, there.email, 10 * minute - 5000)
  const again = (by: typeof owner, profileId = profile.id) =>
    errorCode(() => sendInviteAgain(actorOf(by), { profileId, inviteId }))
  expect(again(owner)).toBe('invite-just-sent')
  const past = Date.now() - 10 * minute
  db.update(memberInvites).set({ createdAt: past }).where(eq(memberInvites.id, inviteId)).run()
  expect([again(member), again(makeUser())]).toEqual(['forbidden', 'not-found'])
  // Through another company of theirs it is none.
  expect(again(owner, makeProfile(owner.id).id)).toBe('invite-gone')
  expect(mailsTo(there.email)).toEqual([])
  const topics = publishedBy(() => again(owner))
  expect(topics).toEqual(['list:company-profiles', `profile:${profile.id}`, `user:${there.id}`])
  expect(mailsTo(there.email)).toMatchObject([{ template: 'member-invite' }])
  expect(inviteRow(inviteId)?.createdAt).toBeGreaterThan(past)
  expect(again(makeEmployee())).toBe('invite-just-sent')
  expect(historyOf(profile.id)).toEqual(['member invited again'])
})

test('PROFILE-22 mailing again counts like inviting: three mails a day to one address', () => {
  const owner = makeClient({ emailVerifiedAt: 1 })
  const profile = makeProfile(owner.id)
  const inviteId = invited(profile.id, 'again@else.example', 60 * minute)
  const again = (by = owner) => {
    const createdAt = Date.now() - 60 * minute
    db.update(memberInvites).set({ createdAt }).where(eq(memberInvites.id, inviteId)).run()
    return errorCode(() => sendInviteAgain(actorOf(by), { profileId: profile.id, inviteId }))
  }
  expect([again(), again(), again(), again()]).toEqual([null, null, null, 'too-many-invites'])
  expect(again(makeEmployee())).toBeNull()
})

test('PROFILE-22 an invitation that is taken back can be answered no more; the others stay', () => {
  const owner = makeClient({ emailVerifiedAt: 1 })
  const person = makeUser({ emailVerifiedAt: 1 })
  const [member, stranger] = [makeUser(), makeUser()]
  const profile = makeProfile(owner.id)
  join(profile.id, member.id)
  const { id: inviteId } = makeInvite(profile.id, person.email)
  const other = makeInvite(profile.id, 'other@else.example').id
  const withdraw = (by: typeof owner, profileId = profile.id) =>
    errorCode(() => withdrawInvite(actorOf(by), { profileId, inviteId }))
  expect([withdraw(member), withdraw(stranger)]).toEqual(['forbidden', 'not-found'])
  expect(withdraw(owner, makeProfile(owner.id).id)).toBe('invite-gone')
  expect(publishedBy(() => withdraw(owner))).toContain(`user:${person.id}`)
  expect([inviteRow(inviteId), inviteRow(other)?.id]).toEqual([undefined, other])
  expect(withdraw(makeEmployee())).toBe('invite-gone')
  expect(catchError(() => acceptMemberInvite(actorOf(person), inviteId))).toMatchObject({
    code: 'invite-gone',
    status: 404,
  })
  expect(mailsTo(person.email)).toEqual([])
  const [row] = db.select().from(logHistory).where(eq(logHistory.documentId, profile.id)).all()
  expect(row).toMatchObject({
    action: 'member invitation withdrawn',
    details: { email: person.email },
  })
})

test('PROFILE-22 with a company profile its open invitations are withdrawn: who is invited sees it, no mail goes out', async () => {
  const owner = makeClient({ emailVerifiedAt: 1 })
  const person = makeUser({ emailVerifiedAt: 1 })
  const [profile, other] = [makeProfile(owner.id), makeProfile(owner.id)]
  for (const { id } of [profile, other]) {
    for (const email of [person.email, 'nobody@else.example']) {
      inviteMember(actorOf(owner), { profileId: id, email })
    }
  }
  expect(mailsTo(person.email)).toHaveLength(2)
  let gone: Promise<void> | undefined
  const topics = publishedBy(() => {
    gone = deleteProfile(actorOf(owner), profile)
  })
  await gone
  expect(topics).toEqual([
    'list:company-profiles',
    `profile:${profile.id}`,
    ...[`user:${owner.id}`, `user:${person.id}`].sort(),
  ])
  for (const email of [person.email, 'nobody@else.example']) expect(mailsTo(email)).toHaveLength(1)
  expect(historyOf(profile.id).slice(2)).toEqual([
    'member invitation withdrawn',
    'member invitation withdrawn',
    'deleted',
  ])
  expect(listMembers(actorOf(owner), other.id).invites).toHaveLength(2)
})

test('PROFILE-22 someone who belongs to a company sees its members change, no matter who comes or goes', () => {
  const owner = makeClient({ emailVerifiedAt: 1 })
  const [member, person] = [makeUser(), makeUser({ emailVerifiedAt: 1 })]
  const profile = makeProfile(owner.id)
  join(profile.id, member.id)
  const { id } = makeInvite(profile.id, person.email)
  const all = [
    'list:company-profiles',
    `profile:${profile.id}`,
    ...[owner, member, person].map((each) => `user:${each.id}`).sort(),
  ]
  const remove = (by: typeof owner, memberId: string) =>
    removeMember(actorOf(by), { profileId: profile.id, memberId })
  expect(publishedBy(() => acceptMemberInvite(actorOf(person), id))).toEqual(all)
  expect(publishedBy(() => remove(owner, person.id))).toEqual(all)
  join(profile.id, person.id)
  expect(publishedBy(() => remove(person, person.id))).toEqual(all)
})

test('PROFILE-22 members and invited together are a hundred at most', () => {
  const owner = makeClient({ emailVerifiedAt: 1 })
  const [profile, other] = [makeProfile(owner.id), makeProfile(owner.id)]
  for (let n = 0; n < limits.membersOfProfile / 2; n += 1) {
    join(profile.id, makeUser().id)
    if (n > 0) makeInvite(profile.id, `many${n}@else.example`)
  }
  makeInvite(other.id, 'elsewhere@else.example')
  const invite = (email: string) => inviteMember(actorOf(owner), { profileId: profile.id, email })
  invite('last@else.example')
  expect(catchError(() => invite('more@else.example'))).toMatchObject({
    code: 'members-full',
    status: 409,
    field: 'email',
    values: { most: 100 },
  })
  // Who is invited elsewhere is not invited here.
  expect(
    errorCode(() =>
      inviteMember(actorOf(owner), { profileId: other.id, email: 'last@else.example' }),
    ),
  ).toBeNull()
})

test('PROFILE-22 a form that is sent twice invites once, and keeps who sent it', () => {
  const owner = makeClient({ emailVerifiedAt: 1 })
  const profile = makeProfile(owner.id)
  const idempotencyKey = { key: 'invite.x', scope: owner.id }
  const invite = { profileId: profile.id, email: 'twice@else.example', idempotencyKey }
  inviteMember(actorOf(owner), invite)
  inviteMember(actorOf(owner), invite)
  expect(mailsTo('twice@else.example')).toHaveLength(1)
  const { members, invites } = listMembers(actorOf(owner), profile.id)
  expect([members, invites.map(({ email }) => email)]).toEqual([[], ['twice@else.example']])
  expect(inviteRow(invites[0]?.id ?? '')?.senderId).toBe(owner.id)
  expect(
    catchError(() => inviteMember(actorOf(owner), { ...invite, idempotencyKey: undefined })),
  ).toMatchObject({
    field: 'email',
    status: 409,
  })
})

test('NOTIF-18 accepting again or as its owner makes no second member, keeps the rights there are, and is no entry in the history', () => {
  const owner = makeClient({ emailVerifiedAt: 1 })
  const member = makeUser({ emailVerifiedAt: 1 })
  const profile = makeProfile(owner.id)
  join(profile.id, member.id, { edit: true, logins: true })
  for (const person of [owner, member]) {
    const { id } = makeInvite(profile.id, person.email)
    const topics = publishedBy(() => acceptMemberInvite(actorOf(person), id))
    expect(topics).toEqual(expect.arrayContaining([`profile:${profile.id}`, `user:${person.id}`]))
    expect(inviteRow(id)).toBeUndefined()
  }
  const rows = db
    .select()
    .from(profileMembers)
    .where(eq(profileMembers.profileId, profile.id))
    .all()
  expect(rows).toMatchObject([{ userId: member.id, edit: true, logins: true }])
  const log = db.select().from(logHistory).where(eq(logHistory.documentId, profile.id)).all()
  expect(log).toEqual([])
})

test('NOTIF-19 rejecting tells the company who does not come, and proves the mailbox of the link', () => {
  const owner = makeClient({ emailVerifiedAt: 1 })
  const person = makeUser()
  const profile = makeProfile(owner.id)
  const invite = makeInvite(profile.id, person.email)
  const topics = publishedBy(() =>
    rejectMemberInvite(actorOf(person), invite.id, inviteCode(invite)),
  )
  expect(topics).toEqual(['list:company-profiles', `profile:${profile.id}`, `user:${person.id}`])
  expect(reread(person)?.emailVerifiedAt).not.toBeNull()
  expect(membersOf(profile.id)).toEqual([])
  const [row] = db.select().from(logHistory).where(eq(logHistory.documentId, profile.id)).all()
  expect(row).toMatchObject({
    action: 'member invitation rejected',
    details: { email: person.email },
  })
  expect(errorCode(() => rejectMemberInvite(actorOf(person), newId()))).toBe('invite-gone')
  // What is proven stays as it was.
  const proven = makeUser({ emailVerifiedAt: 5 })
  rejectMemberInvite(actorOf(proven), makeInvite(profile.id, proven.email).id)
  expect(reread(proven)?.emailVerifiedAt).toBe(5)
})
