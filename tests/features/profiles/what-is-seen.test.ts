import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError, errorCode } from '#tests/fixtures/errors'
import { giveFile } from '#tests/fixtures/files'
import { makeInvite, makeProfile, publishedBy } from '#tests/fixtures/notifications'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { filesIn, join, makeClient, profileRow, versionOf } from '#tests/fixtures/profiles'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { fileUses, logHistory, profileMembers, requests, storedFiles } from '~/db/schema'
import { addFiles } from '~/features/profiles/add-files.server'
import { brandKit, brandOf, brandsFor } from '~/features/profiles/brand-kit.server'
import { createProfile } from '~/features/profiles/create-profile.server'
import { deleteProfile, profileToDelete } from '~/features/profiles/delete-profile.server'
import { listMembers } from '~/features/profiles/list-members.server'
import { hasProfiles, listOwnProfiles } from '~/features/profiles/list-own-profiles.server'
import { listProfiles } from '~/features/profiles/list-profiles.server'
import { passOnProfile, possibleHeirs } from '~/features/profiles/pass-on-profile.server'
import { profileToEdit, profileToManage } from '~/features/profiles/profile-access.server'
import { archivedProfile, openProfileFile } from '~/features/profiles/profile-files.server'
import { editedProfile, profileHead, viewedProfile } from '~/features/profiles/profile-views.server'
import { memberToRemove, removeMember } from '~/features/profiles/remove-member.server'
import { setRights } from '~/features/profiles/set-rights.server'
import { updateCompanyProfile } from '~/features/profiles/update-company-profile.server'
import type { Actor, ProfileFolder } from '~/permissions/vocabulary'

const guest: Actor = { kind: 'guest', projectId: null }

/** A company with everybody who has to do with it. */
function company() {
  const owner = makeClient({ fullName: 'Owner' })
  const profile = makeProfile(owner.id, 'Quist Mill', { brandColors: ['#6b1f2e'] })
  const [reader, editor, worker, keeper] = [makeUser(), makeUser(), makeUser(), makeUser()]
  const none = { edit: false, work: false, logins: false }
  join(profile.id, reader.id, none)
  join(profile.id, editor.id, { ...none, edit: true })
  join(profile.id, worker.id, { ...none, work: true })
  join(profile.id, keeper.id, { ...none, logins: true })
  return { profile, owner, reader, editor, worker, keeper }
}

/** A file as it is stored. */
function storeFile(profileId: string, part: ProfileFolder, size = 5) {
  const folder = part === 'logo' ? 'logos' : 'brand_profiles'
  const { id } = giveFile({ profileId, field: part }, { folder, name: `${part}.png`, size })
  return id
}

test('PROFILE-23 what each may do with a company profile is above its views', () => {
  const { profile, owner, reader, editor, worker, keeper } = company()
  const may = (who: ReturnType<typeof makeUser>) => {
    const head = profileHead(actorOf(who), profile.id)
    expect(head).toMatchObject({ name: 'Quist Mill', members: 5 })
    return Object.entries(head.may)
      .filter(([, yes]) => yes)
      .map(([what]) => what)
  }
  expect(may(owner)).toEqual(['edit', 'manage', 'remove', 'work', 'logins'])
  expect(may(makeUser({ role: 'admin' }))).toEqual([
    ...['edit', 'manage', 'remove', 'work', 'logins', 'history'],
  ])
  expect(may(makeEmployee())).toEqual(['edit', 'manage', 'work', 'logins', 'history'])
  expect([reader, editor, worker, keeper].map(may)).toEqual([[], ['edit'], ['work'], ['logins']])
  for (const who of [actorOf(makeClient()), guest]) {
    for (const view of [profileHead, viewedProfile, editedProfile, listMembers, archivedProfile]) {
      expect(errorCode(() => view(who, profile.id))).toBe('not-found')
    }
  }
  for (const who of [reader, worker, keeper]) {
    expect(errorCode(() => editedProfile(actorOf(who), profile.id))).toBe('forbidden')
    expect(errorCode(() => profileToEdit(actorOf(who), profile.id))).toBe('forbidden')
  }
  expect(profileToEdit(actorOf(editor), profile.id).id).toBe(profile.id)
  expect(errorCode(() => profileToManage(actorOf(editor), profile.id))).toBe('forbidden')
  expect(editedProfile(actorOf(editor), profile.id)).toMatchObject({
    mayDelete: false,
    seesLogins: false,
    versions: { name: versionOf(profile.id, 'name'), links: versionOf(profile.id, 'links') },
  })
  expect(editedProfile(actorOf(owner), profile.id)).toMatchObject({
    ...{ mayDelete: true, seesLogins: true },
  })
})

test('PROFILE-04 members stand in the order in which they came; only who manages sees who is invited', () => {
  const { profile, owner, reader, editor, worker, keeper } = company()
  const late = makeUser()
  db.insert(profileMembers).values({ profileId: profile.id, userId: late.id, createdAt: 1 }).run()
  makeInvite(profile.id, 'invited@else.example')
  makeInvite(makeProfile(owner.id).id, 'elsewhere@else.example')
  const seen = (who: ReturnType<typeof makeUser>) => {
    const { invites, may } = listMembers(actorOf(who), profile.id)
    return [invites.map(({ email }) => email), may.manage, may.passOn]
  }
  expect(seen(owner)).toEqual([['invited@else.example'], true, true])
  expect(seen(makeEmployee())).toEqual([['invited@else.example'], true, false])
  expect(seen(editor)).toEqual([[], false, false])
  const { members, owner: head } = listMembers(actorOf(reader), profile.id)
  expect(head).toMatchObject({ id: owner.id, name: 'Owner' })
  expect(members[0]?.id).toBe(late.id)
  expect(members.map(({ id }) => id).toSorted()).toEqual(
    [late, reader, editor, worker, keeper].map(({ id }) => id).toSorted(),
  )
  expect(members.filter(({ self }) => self).map(({ id }) => id)).toEqual([reader.id])
  // Without members there is nobody to pass it on to.
  const alone = makeProfile(owner.id)
  expect(listMembers(actorOf(owner), alone.id).may).toEqual({ manage: true, passOn: false })
})

test('PROFILE-23 rights are kept by those who keep them; whose change is told', () => {
  const { profile, owner, reader, editor, worker, keeper } = company()
  const { version } = listMembers(actorOf(owner), profile.id)
  const given = {
    edit: [editor.id, reader.id],
    work: [worker.id],
    logins: [keeper.id, makeUser().id],
  }
  const topics = publishedBy(() =>
    setRights(actorOf(owner), { profileId: profile.id, version, given }),
  )
  expect(topics.filter((topic) => topic.startsWith('user:'))).toEqual([`user:${reader.id}`])
  const rows = listMembers(actorOf(owner), profile.id).members
  const rights = (id: string) => {
    const { edit, work, logins } = rows.find((row) => row.id === id) ?? {}
    return [edit, work, logins]
  }
  expect([reader, editor, worker, keeper].map(({ id }) => rights(id))).toEqual([
    [true, false, false],
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ])
  const [row] = db.select().from(logHistory).where(eq(logHistory.documentId, profile.id)).all()
  expect(row?.details).toEqual({ member: reader.id, edit: [false, true] })
})

test('PROFILE-04 a removed member is named to the person who removes them; the other members stay', () => {
  const { profile, owner, reader, editor } = company()
  const remove = { profileId: profile.id, memberId: reader.id }
  expect(memberToRemove(actorOf(owner), remove)).toEqual({
    ...{ company: 'Quist Mill', name: reader.fullName, self: false },
  })
  expect(memberToRemove(actorOf(reader), remove).self).toBe(true)
  expect(errorCode(() => memberToRemove(actorOf(editor), remove))).toBe('forbidden')
  const elsewhere = makeProfile(owner.id)
  join(elsewhere.id, reader.id)
  const topics = publishedBy(() => removeMember(actorOf(owner), remove))
  expect(topics).toContain(`user:${reader.id}`)
  expect(listMembers(actorOf(reader), elsewhere.id).members).toHaveLength(1)
  expect(listMembers(actorOf(owner), profile.id).members).toHaveLength(3)
  expect(errorCode(() => removeMember(actorOf(owner), remove))).toBe('not-found')
})

test('passing on is offered to the owner and admins, and tells both', () => {
  const { profile, owner, reader, editor } = company()
  expect(possibleHeirs(actorOf(makeUser({ role: 'admin' })), profile.id)).toMatchObject({
    ...{ name: 'Quist Mill', ownerId: owner.id },
  })
  for (const who of [editor, makeEmployee()]) {
    expect(errorCode(() => possibleHeirs(actorOf(who), profile.id))).toBe('forbidden')
  }
  const pass = (memberId: string) =>
    passOnProfile(actorOf(owner), { profileId: profile.id, memberId })
  expect(catchError(() => pass(owner.id))).toMatchObject({ code: 'no-member', field: 'member' })
  const topics = publishedBy(() => pass(reader.id))
  expect(topics).toEqual(expect.arrayContaining([`user:${owner.id}`, `user:${reader.id}`]))
  const { members } = listMembers(actorOf(reader), profile.id)
  expect(members.map(({ id }) => id)).not.toContain(reader.id)
  expect(members).toHaveLength(4)
  expect(errorCode(() => pass(editor.id))).toBe('forbidden')
})

test('PROFILE-05 before it is deleted it says what goes and what stays; the work stays with its client', async () => {
  const { profile, owner, reader, editor } = company()
  const other = makeProfile(owner.id)
  const made = { companyProfileId: profile.id }
  const request = storeRequest(makeType(), owner.id, made)
  storeRequest(makeType(), owner.id, { companyProfileId: other.id })
  storeOrderRow(makeOrderForm(), owner.id, made)
  storeFile(profile.id, 'fonts')
  storeFile(other.id, 'fonts')
  expect(profileToDelete(actorOf(owner), profile.id)).toEqual({
    ...{ name: 'Quist Mill', files: 1, work: 2 },
  })
  const gone: Promise<void>[] = []
  const topics = publishedBy(() => gone.push(deleteProfile(actorOf(owner), { id: profile.id })))
  await Promise.all(gone)
  expect(topics).toEqual(
    expect.arrayContaining([owner, reader, editor].map(({ id }) => `user:${id}`)),
  )
  expect(filesIn(other.id)).toHaveLength(1)
  const row = db.select().from(requests).where(eq(requests.id, request.id)).get()
  expect(row).toMatchObject({ userId: owner.id, companyProfileId: null })
})

test('PROFILE-13 the brand of a company is for people who may open it: its colors and its newest logo', () => {
  const { profile, owner, reader } = company()
  storeFile(profile.id, 'logo')
  const logo = storeFile(profile.id, 'logo')
  storeFile(profile.id, 'fonts')
  const kit = { id: profile.id, name: 'Quist Mill', colors: ['#6b1f2e'], logo }
  for (const who of [owner, reader, makeEmployee()]) {
    expect(brandKit(actorOf(who), profile.id)).toEqual(kit)
    expect(brandOf(actorOf(who), profile.id)).toMatchObject({ ...kit, logo: { id: logo } })
  }
  const stranger = actorOf(makeClient())
  expect([brandKit(stranger, profile.id), brandKit(guest, profile.id)]).toEqual([null, null])
  expect([brandKit(actorOf(owner), null), brandKit(actorOf(owner), 'none')]).toEqual([null, null])
  expect(errorCode(() => brandOf(stranger, profile.id))).toBe('not-found')
  const bare = makeProfile(owner.id, 'A bare one')
  expect(brandKit(actorOf(owner), bare.id)).toMatchObject({ colors: [], logo: null })
  expect(listProfiles(actorOf(reader), { search: '' }).profiles).toMatchObject([
    { logo, members: 5, own: false, owner: { id: owner.id, name: 'Owner' } },
  ])
})

test('a project takes the brands of one’s own companies and of its owner’s, as far as there is one', () => {
  const { profile, owner, reader } = company()
  makeProfile(owner.id, 'Bare')
  const drawn = makeProfile(owner.id, 'Drawn')
  storeFile(drawn.id, 'logo')
  storeFile(makeProfile(owner.id, 'Fonts only').id, 'fonts')
  const other = makeClient()
  makeProfile(other.id, 'Foreign', { brandColors: ['#ffffff'] })
  const names = (who: Actor, ownerId: string | null) =>
    brandsFor(who, ownerId).map(({ name }) => name)
  expect(names(actorOf(owner), null)).toEqual(['Drawn', 'Quist Mill'])
  expect(names(actorOf(owner), other.id)).toEqual(['Drawn', 'Quist Mill'])
  expect(names(actorOf(other), owner.id)).toEqual(['Foreign'])
  expect(names(actorOf(reader), null)).toEqual(['Quist Mill'])
  const employee = actorOf(makeEmployee())
  expect([names(employee, null), names(employee, owner.id)]).toEqual([[], ['Drawn', 'Quist Mill']])
  expect(names(guest, owner.id)).toEqual([])
  expect(listOwnProfiles(db, reader.id)).toEqual([])
  expect([hasProfiles(reader), hasProfiles(owner), hasProfiles(makeUser())]).toEqual([
    ...[true, true, false],
  ])
  expect(profile.ownerId).toBe(owner.id)
})

test('PROFILE-14 a company holds 300 files and two gigabytes, and an archive has its files by folder', async () => {
  const { profile, owner } = company()
  const add = () =>
    addFiles(actorOf(owner), {
      profileId: profile.id,
      folder: 'fonts',
      uploads: [new File(['abc'], 'a.txt')],
    })
  const film = storeFile(profile.id, 'photos_videos', 2 * 1024 ** 3 - 2)
  await expect(add()).rejects.toMatchObject({ code: 'profile-full', status: 409 })
  const [{ file: stored = '' } = {}] = filesIn(profile.id)
  db.update(storedFiles)
    .set({ size: 2 * 1024 ** 3 - 3 })
    .where(eq(storedFiles.file, stored))
    .run()
  await add()
  expect(archivedProfile(actorOf(owner), profile.id)).toMatchObject({
    name: 'Quist Mill',
    files: [{ part: 'fonts', name: 'a.txt' }, { part: 'photos_videos' }],
  })
  const [file] = filesIn(profile.id)
  const elsewhere = makeProfile(owner.id)
  expect(
    errorCode(() =>
      openProfileFile(actorOf(owner), { profileId: elsewhere.id, fileId: file?.id ?? '' }),
    ),
  ).toBe('not-found')
  expect(archivedProfile(actorOf(owner), elsewhere.id).files).toEqual([])
  db.delete(fileUses).where(eq(fileUses.id, film)).run()
  for (let n = filesIn(profile.id).length; n < 299; n += 1) storeFile(profile.id, 'extra_assets')
  await add()
  await expect(add()).rejects.toMatchObject({ code: 'profile-full', details: { field: 'files' } })
  const two = [1, 2].map((n) => new File(['abc'], `${n}.png`))
  const logos = addFiles(actorOf(owner), {
    ...{ profileId: elsewhere.id, folder: 'logo', uploads: two },
  })
  await expect(logos).rejects.toMatchObject({ code: 'too-many-files', status: 400 })
  const shown = viewedProfile(actorOf(owner), profile.id).files
  expect(shown).toHaveLength(300)
  expect(shown.every(({ picture }) => !picture)).toBe(true)
})

test('HIST-02 a part is saved with the moment, and only that part; guests make none', () => {
  const { profile, owner } = company()
  const before = profileRow(profile.id)
  const change = { id: profile.id, part: 'name', value: 'Loden' } as const
  updateCompanyProfile(actorOf(owner), { ...change, version: versionOf(profile.id, 'name') })
  const after = profileRow(profile.id)
  expect(after).toMatchObject({ name: 'Loden', brandColors: ['#6b1f2e'] })
  expect(after?.version).toBe((before?.version ?? 0) + 1)
  expect(errorCode(() => createProfile(guest, { name: 'No' }))).toBe('forbidden')
})
