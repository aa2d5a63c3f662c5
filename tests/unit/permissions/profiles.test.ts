import { expect, test } from 'vitest'
import { cast, staff, whoMay } from '#tests/fixtures/cast'
import {
  canAnswerInvite,
  canChangeLogins,
  canCreateProfile,
  canDeleteProfile,
  canEditProfile,
  canManageMembers,
  canSeeLogins,
  canSeeProfile,
  canSeeProfileWork,
  memberRights,
} from '~/permissions/profiles'
import type { Actor } from '~/permissions/vocabulary'

const none = { edit: false, work: false, logins: false }
const profile = { ownerId: 'client', rights: null }

/** Which rules let a member with these rights. */
const asMember = (actor: Actor, rights: Partial<typeof none>) =>
  Object.entries({
    see: canSeeProfile,
    edit: canEditProfile,
    work: canSeeProfileWork,
    logins: canSeeLogins,
    changeLogins: canChangeLogins,
  }).flatMap(([name, rule]) =>
    rule(actor, { ownerId: 'another', rights: { ...none, ...rights } }) ? [name] : [],
  )

test('GUARD-48 GUARD-50 GUARD-51 its owner and the staff do with a company profile what there is to do', () => {
  const rules = [canSeeProfile, canEditProfile, canSeeProfileWork, canSeeLogins, canChangeLogins]
  for (const rule of [...rules, canManageMembers]) {
    expect(
      whoMay((actor) => rule(actor, profile)),
      rule.name,
    ).toEqual(['client', ...staff])
  }
  expect(whoMay((actor) => canDeleteProfile(actor, profile))).toEqual(['client', 'admin'])
  expect(whoMay(canCreateProfile)).toEqual(['client', ...staff])
})

test('GUARD-49 PROFILE-23 a member reads it, and may what its owner allows', () => {
  expect(asMember(cast.user, {})).toEqual(['see'])
  for (const right of memberRights) expect(asMember(cast.user, { [right]: true })).toContain(right)
  expect(asMember(cast.user, { edit: true })).toEqual(['see', 'edit'])
  expect(asMember(cast.user, { work: true })).toEqual(['see', 'work'])
  expect(asMember(cast.user, { logins: true })).toEqual(['see', 'logins'])
  expect(asMember(cast.user, { logins: true, edit: true })).toEqual([
    'see',
    'edit',
    'logins',
    'changeLogins',
  ])
  expect(asMember(cast.guest, { edit: true, work: true, logins: true })).toEqual([])
})

test('NOTIF-20 an invitation is answered from the account with its email alone, which is shown to be theirs', () => {
  const invite = { email: 'ida@brandt.example' }
  const answer = (email: string, emailVerifiedAt: number | null, mailed: boolean) =>
    canAnswerInvite({ email, emailVerifiedAt }, invite, mailed)
  expect(answer(invite.email, 1, false)).toBe(true)
  expect(answer(invite.email, null, true)).toBe(true)
  expect(answer(invite.email, null, false)).toBe(false)
  expect(answer('other@brandt.example', 1, true)).toBe(false)
})
