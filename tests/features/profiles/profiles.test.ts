import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeProfile, membersOf } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { join, makeClient, profileRow, versionOf } from '#tests/fixtures/profiles'
import { historyOf } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { logHistory } from '~/db/schema'
import { createProfile } from '~/features/profiles/create-profile.server'
import { deleteProfile, profileToDelete } from '~/features/profiles/delete-profile.server'
import { listMembers } from '~/features/profiles/list-members.server'
import { countProfiles, listProfiles } from '~/features/profiles/list-profiles.server'
import { passOnProfile } from '~/features/profiles/pass-on-profile.server'
import { removeMember } from '~/features/profiles/remove-member.server'
import { setRights } from '~/features/profiles/set-rights.server'
import { updateCompanyProfile } from '~/features/profiles/update-company-profile.server'
import { deleteUser } from '~/features/users/delete-user.server'

const names = (list: ReturnType<typeof listProfiles>) => list.profiles.map(({ name }) => name)

test('PROFILE-01 the list has what somebody owns or is a member of; staff see all, and find by name and owner', () => {
  const owner = makeClient({ fullName: 'Wilma Quist' })
  const member = makeUser()
  const mine = makeProfile(owner.id, 'Quist Mill')
  const other = makeProfile(makeClient().id, 'Unrelated Ltd')
  join(mine.id, member.id)
  const list = (who: typeof owner, search = '') => listProfiles(actorOf(who), { search })
  expect(list(owner).profiles).toMatchObject([{ name: 'Quist Mill', own: true, logo: null }])
  expect(list(member).profiles).toMatchObject([{ name: 'Quist Mill', own: false, members: 2 }])
  expect(names(list(makeUser()))).toEqual([])
  const staff = makeEmployee()
  expect(names(list(staff))).toEqual(expect.arrayContaining(['Quist Mill', other.name]))
  expect(names(list(staff, 'quist'))).toEqual(['Quist Mill'])
  expect(names(list(staff, 'wilma'))).toEqual(['Quist Mill'])
  expect(names(list(staff, '%'))).toEqual([])
  expect(countProfiles(actorOf(staff), 'quist')).toBe(1)
  expect([names(list(owner, 'wilma')), names(list(owner, 'ilm'))]).toEqual([
    ['Quist Mill'],
    ['Quist Mill'],
  ])
})

test('PROFILE-01 a search for an owner does not read all people', () => {
  const owner = makeClient()
  makeProfile(owner.id, 'Quist Mill')
  for (const who of [makeEmployee(), owner].map(actorOf)) {
    const plans = plansOf(() => {
      listProfiles(who, { search: 'quist' })
      countProfiles(who, 'quist')
    })
    expect(plans.length).toBeGreaterThan(1)
    for (const { text, steps } of plans) {
      expect(
        steps.filter((step) => /^SCAN users\b/.test(step)),
        text,
      ).toEqual([])
    }
  }
})

test('PROFILE-02 HIST-02 a client and staff make one of their own, once; a plain user does not', () => {
  const client = makeClient()
  const idempotencyKey = { key: 'form-1.x', scope: client.id }
  const first = createProfile(actorOf(client), { name: 'Loden', idempotencyKey })
  expect(createProfile(actorOf(client), { name: 'Loden', idempotencyKey })).toBe(first)
  expect(profileRow(first)).toMatchObject({ name: 'Loden', ownerId: client.id, websites: [] })
  expect(historyOf(first)).toEqual(['created'])
  expect(createProfile(actorOf(makeEmployee()), { name: 'For a client' })).toBeTruthy()
  expect(catchError(() => createProfile(actorOf(makeUser()), { name: 'No' })).status).toBe(403)
})

test('PROFILE-23 members read; they change it as soon as the owner allows it, each for themselves', () => {
  const owner = makeClient()
  const [one, other] = [makeUser(), makeUser()]
  const { id } = makeProfile(owner.id)
  join(id, one.id)
  join(id, other.id)
  const rename = (who: typeof owner, value: string) =>
    updateCompanyProfile(actorOf(who), { id, part: 'name', value, version: versionOf(id, 'name') })
  expect(catchError(() => rename(one, 'A')).status).toBe(403)
  const allow = (by: typeof owner) => {
    const { version } = listMembers(actorOf(by), id)
    setRights(actorOf(by), {
      profileId: id,
      version,
      given: { edit: [one.id], work: [one.id, other.id], logins: [] },
    })
  }
  expect(catchError(() => allow(one)).status).toBe(403)
  allow(owner)
  rename(one, 'B')
  expect(profileRow(id)?.name).toBe('B')
  expect(catchError(() => rename(other, 'C')).status).toBe(403)
  expect(catchError(() => rename(makeUser(), 'C')).status).toBe(404)
  // Only whose rights became others stand in the history.
  expect(historyOf(id)).toEqual(['member rights changed', 'updated'])
})

test('two people who save one part: the second hears of it; other parts do not stand in the way', () => {
  const owner = makeClient()
  const { id } = makeProfile(owner.id)
  const save = (part: 'links' | 'socials', value: string[], version: number) =>
    updateCompanyProfile(actorOf(owner), { id, part, value, version })
  const [links, socials] = [versionOf(id, 'links'), versionOf(id, 'socials')]
  expect(save('links', ['https://a.example'], links)).toEqual({
    added: ['https://a.example'],
    removed: [],
  })
  save('socials', ['https://s.example'], socials)
  const late = catchError(() => save('links', ['https://b.example'], links))
  expect(late).toMatchObject({ code: 'stale', status: 409 })
  expect(late.stored).toMatchObject({ part: 'links', entries: ['https://a.example'] })
  expect(profileRow(id)).toMatchObject({
    links: ['https://a.example'],
    socials: ['https://s.example'],
  })
})

test('two people who say what members may: the second hears of it', () => {
  const owner = makeClient()
  const member = makeUser()
  const { id: profileId } = makeProfile(owner.id)
  join(profileId, member.id)
  const { version } = listMembers(actorOf(owner), profileId)
  const give = (edit: string[]) =>
    setRights(actorOf(owner), { profileId, version, given: { edit, work: [], logins: [] } })
  give([member.id])
  expect(catchError(() => give([])).code).toBe('stale')
  expect(listMembers(actorOf(member), profileId).members).toMatchObject([
    { edit: true, work: false, logins: false, self: true },
  ])
})

test('PROFILE-04 owner and staff remove members, a member leaves; others are refused', () => {
  const owner = makeClient()
  const [one, other] = [makeUser(), makeUser()]
  const { id: profileId } = makeProfile(owner.id)
  join(profileId, one.id, { edit: true })
  join(profileId, other.id)
  const remove = (by: typeof owner, who: typeof owner) =>
    removeMember(actorOf(by), { profileId, memberId: who.id })
  expect(catchError(() => remove(one, other)).status).toBe(403)
  expect(catchError(() => remove(makeUser(), other)).status).toBe(404)
  expect(remove(other, other)).toEqual({ left: true })
  expect(catchError(() => remove(owner, other)).status).toBe(404)
  expect(remove(makeEmployee(), one)).toEqual({ left: false })
  expect(membersOf(profileId)).toEqual([])
  expect(historyOf(profileId)).toEqual(['member left', 'member removed'])
})

test('the owner passes it on to a member and stays with all rights; nobody else does', () => {
  const owner = makeClient()
  const heir = makeUser()
  const { id: profileId } = makeProfile(owner.id)
  join(profileId, heir.id)
  const pass = (by: typeof owner, to: string) =>
    passOnProfile(actorOf(by), { profileId, memberId: to })
  expect(catchError(() => pass(heir, heir.id)).status).toBe(403)
  expect(catchError(() => pass(makeEmployee(), heir.id)).status).toBe(403)
  expect(catchError(() => pass(owner, makeUser().id)).code).toBe('no-member')
  pass(owner, heir.id)
  expect(profileRow(profileId)?.ownerId).toBe(heir.id)
  expect(listMembers(actorOf(heir), profileId).members).toMatchObject([
    { id: owner.id, edit: true, work: true, logins: true },
  ])
  expect(historyOf(profileId)).toEqual(['passed on'])
})

test('PROFILE-05 its owner and admins delete it; employees and members do not', async () => {
  const owner = makeClient()
  const member = makeUser()
  const { id } = makeProfile(owner.id)
  join(id, member.id, { edit: true })
  for (const other of [member, makeEmployee()]) {
    expect(catchError(() => profileToDelete(actorOf(other), id)).status).toBe(403)
    await expect(deleteProfile(actorOf(other), { id })).rejects.toMatchObject({ status: 403 })
  }
  await deleteProfile(actorOf(owner), { id })
  expect(profileRow(id)).toBeUndefined()
  expect(historyOf(id)).toEqual(['deleted'])
  const second = makeProfile(owner.id)
  await deleteProfile(actorOf(makeUser({ role: 'admin' })), { id: second.id })
  expect(profileRow(second.id)).toBeUndefined()
})

test('an owner’s account is deleted: who may edit owns the profile, the longest there first; where nobody may, it goes', async () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const owner = makeClient()
  const [reader, heir, later] = [makeUser(), makeUser(), makeUser()]
  const kept = makeProfile(owner.id, 'Kept')
  join(kept.id, reader.id)
  join(kept.id, heir.id, { edit: true })
  join(kept.id, later.id, { edit: true })
  const gone = makeProfile(owner.id, 'Gone')
  join(gone.id, reader.id)
  await deleteUser(admin, { id: owner.id })
  expect(profileRow(kept.id)?.ownerId).toBe(heir.id)
  const [row] = db.select().from(logHistory).where(eq(logHistory.documentId, kept.id)).all()
  expect(row?.details).toEqual({ owner: [owner.id, heir.id] })
  expect(membersOf(kept.id).sort()).toEqual([reader.id, later.id].sort())
  expect(profileRow(gone.id)).toBeUndefined()
  expect([historyOf(kept.id), historyOf(gone.id)]).toEqual([['passed on'], ['deleted']])
})

test('HIST-02 the history of a list keeps what came and went, not the list', () => {
  const owner = makeClient()
  const links = Array.from({ length: 90 }, (_, n) => `https://planted-${n}.example`)
  const { id } = makeProfile(owner.id, 'Loden', { links })
  const value = [...links.slice(1), 'https://new.example']
  const version = versionOf(id, 'links')
  updateCompanyProfile(actorOf(owner), { id, part: 'links', value, version })
  const [row] = db.select().from(logHistory).where(eq(logHistory.documentId, id)).all()
  expect(row?.details).toEqual({ links: [['https://planted-0.example'], ['https://new.example']] })
})
