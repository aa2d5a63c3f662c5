import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { type enterFile, giveFile, usedFiles } from '#tests/fixtures/files'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { drawing, fileOf, makePicture } from '#tests/fixtures/pictures'
import { plansOf } from '#tests/fixtures/plans'
import { filesIn, join, makeClient } from '#tests/fixtures/profiles'
import { historyOf } from '#tests/fixtures/projects'
import { givePackage } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { fileUses, storedFiles } from '~/db/schema'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { dayBytes, requireDayRoom } from '~/features/files/day-limit.server'
import { sweepFiles } from '~/features/files/sweep-files.server'
import { addFiles } from '~/features/profiles/add-files.server'
import { deleteFile } from '~/features/profiles/delete-file.server'
import { deleteProfile } from '~/features/profiles/delete-profile.server'
import { openProfileFile } from '~/features/profiles/profile-files.server'
import { errorText } from '~/messages/errors'
import { limits } from '~/permissions/limits'
import type { ProfileFolder } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'

const owner = makeClient()
const me = actorOf(owner)
const guide = () => new File(['%PDF-1.4 guide'], 'guide.pdf')
const add = (profileId: string, folder: ProfileFolder, ...uploads: File[]) =>
  addFiles(me, { profileId, folder, uploads })
const stored = async () => (await files.list('brand_profiles')).length
/** A large file among those of a company. */
const giveFilm = (profileId: string, facts: Parameters<typeof enterFile>[0]) =>
  giveFile(
    { profileId, field: 'extra_assets' },
    { folder: 'brand_profiles', name: 'film', type: 'video/mp4', ...facts },
  )

test('FILE-08 PROFILE-14 files lie in the folder brand_profiles, several at once, each with name, type and size', async () => {
  const { id } = makeProfile(owner.id)
  const picture = fileOf(await makePicture('png', 600, 400), 'shop.png')
  await add(id, 'photos_videos', picture, guide())
  const [first, second] = filesIn(id)
  expect([first, second]).toMatchObject([
    { part: 'photos_videos', name: 'shop.png', type: 'image/png', size: picture.size },
    { part: 'photos_videos', name: 'guide.pdf', type: 'application/pdf', size: 14 },
  ])
  expect(await files.stat('brand_profiles', `thumb_${first?.file}`)).not.toBeNull()
  expect(await files.stat('brand_profiles', second?.file ?? '')).toMatchObject({ size: 14 })
  expect(historyOf(id)).toEqual(['file “shop.png” added', 'file “guide.pdf” added'])
})

test('PROFILE-13 a logo is PNG, JPEG or SVG, without what acts; another takes its place', async () => {
  const { id } = makeProfile(owner.id)
  const acting = drawing('<script>alert(1)</script><rect width="9" height="9" onclick="x()"/>')
  await add(id, 'logo', fileOf(acting, 'logo.svg'))
  const [logo] = filesIn(id)
  const content = String(await files.read('logos', logo?.file ?? ''))
  expect(content).toContain('<rect')
  expect(content).not.toMatch(/script|onclick/)
  for (const wrong of [
    new File(['alert(1)'], 'logo.svg'),
    new File(['#!/bin/sh'], 'logo.png'),
    guide(),
  ]) {
    await expect(add(id, 'logo', wrong)).rejects.toMatchObject({
      code: 'picture-type',
      details: { field: 'files' },
    })
  }
  expect(logo).toMatchObject({ type: 'image/svg+xml', name: 'logo.svg', uploaderId: owner.id })
  for (const [kind, ending] of [
    ['jpeg', 'jpg'],
    ['png', 'png'],
  ] as const) {
    await add(id, 'logo', fileOf(await makePicture(kind, 20, 20), `logo.${ending}`))
    expect(filesIn(id)).toMatchObject([
      { name: `logo.${ending}`, part: 'logo', type: `image/${kind}` },
    ])
  }
  expect(await files.read('logos', logo?.file ?? '')).toBeNull()
  // Other files leave the logo where it is.
  await add(id, 'fonts', guide())
  expect(filesIn(id).map(({ name }) => name)).toEqual(['logo.png', 'guide.pdf'])
})

test('FILE-08 a form sent twice at the last free place adds its file once and is not refused', async () => {
  const { id } = makeProfile(owner.id)
  for (let n = 1; n < limits.filesOfProfile; n += 1) giveFilm(id, { uploaderId: owner.id, size: 1 })
  const form = {
    profileId: id,
    folder: 'fonts' as const,
    idempotencyKey: { key: 'last-place.x', scope: owner.id },
  }
  const send = () => addFiles(me, { ...form, uploads: [guide()] })
  await Promise.all([send(), send()])
  expect(filesIn(id)).toHaveLength(limits.filesOfProfile)
})

test('in a day an account adds so many bytes: with a package more, staff as much as they deliver', async () => {
  const anybody = makeClient()
  const buyer = makeClient()
  givePackage(buyer.id, [])
  const employee = makeEmployee()
  const [full, other] = [makeProfile(anybody.id), makeProfile(anybody.id)]
  for (const { id } of [buyer, employee]) join(other.id, id, { edit: true })
  /** As if somebody had added so much an hour ago. */
  const added = (uploaderId: string, size: number) =>
    giveFilm(full.id, { uploaderId, size, createdAt: Date.now() - 60 * 60 * 1000 })
  const send = (who: Parameters<typeof actorOf>[0]) =>
    addFiles(actorOf(who), { profileId: other.id, folder: 'extra_assets', uploads: [guide()] })
  added(anybody.id, dayBytes.other - 20)
  added(buyer.id, dayBytes.client - 20)
  added(employee.id, dayBytes.client * 10)
  for (const who of [anybody, buyer, employee]) await send(who)
  for (const who of [anybody, buyer]) {
    const domainError = await send(who).catch((error) => error)
    expect(domainError).toMatchObject({
      code: 'day-full',
      status: 413,
      details: { field: 'files' },
    })
    expect(errorText(domainError)).toContain('guide.pdf was not saved: up to')
  }
  await send(employee)
  expect(filesIn(other.id)).toHaveLength(4)
  db.update(storedFiles)
    .set({ createdAt: Date.now() - 24 * 60 * 60 * 1000 })
    .where(eq(storedFiles.uploaderId, buyer.id))
    .run()
  await send(buyer)
  // What was sent with messages and what waits in drafts counts too.
  const writer = makeClient()
  await saveDraft(writer, {
    draftKey: 'message:one',
    values: {},
    uploads: [{ field: 'files', folder: 'attachments', file: guide() }],
  })
  db.update(storedFiles)
    .set({ size: dayBytes.other })
    .where(eq(storedFiles.uploaderId, writer.id))
    .run()
  join(other.id, writer.id, { edit: true })
  await expect(send(writer)).rejects.toThrow('day-full')
})

test('what somebody has added today is counted without reading what they ever added', () => {
  const { id } = makeClient()
  const plans = plansOf(() => requireDayRoom(db, id, { name: 'a', size: 1, field: 'files' }))
  const sums = plans.filter(({ text }) => text.includes('sum('))
  expect(sums).toHaveLength(1)
  for (const { steps } of sums) {
    expect(steps).toEqual([expect.stringMatching(/USING INDEX \w+ \(\w+=\? AND created\w*>\?\)/)])
  }
})

test('many files at once add no more than there is room for within the day', async () => {
  const person = makeClient()
  const { id: profileId } = makeProfile(person.id)
  const full = () => {
    db.delete(fileUses).where(eq(fileUses.profileId, profileId)).run()
    db.delete(storedFiles).where(eq(storedFiles.uploaderId, person.id)).run()
    giveFilm(profileId, { uploaderId: person.id, size: dayBytes.other - guide().size })
  }
  const outcomes = async (work: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map((each) =>
      each.status === 'fulfilled' ? '' : each.reason.code,
    )
  const before = await stored()
  const send = (uploads: File[]) =>
    addFiles(actorOf(person), { profileId, folder: 'extra_assets', uploads })
  full()
  expect(await outcomes([send([guide(), guide()])])).toEqual(['day-full'])
  const tries = await outcomes(Array.from({ length: 5 }, () => send([guide()])))
  expect(tries.sort()).toEqual(['', ...Array(4).fill('day-full')])
  expect(await stored()).toBe(before + 1)
  full()
  const keep = (draftKey: string) =>
    saveDraft(person, {
      draftKey,
      values: {},
      uploads: [{ field: 'files', folder: 'attachments', file: guide() }],
    })
  const drafts = await outcomes(['message:1', 'message:2', 'message:3'].map(keep))
  expect(drafts.sort()).toEqual(['', 'day-full', 'day-full'])
  const own = and(eq(storedFiles.uploaderId, person.id), isNotNull(fileUses.draftId))
  expect(usedFiles(own)).toHaveLength(1)
})

test('what is too large, empty or nothing at all is refused by name, and nothing of it stays', async () => {
  const { id } = makeProfile(owner.id)
  const before = await stored()
  const large = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'film.mp4')
  await expect(add(id, 'photos_videos', guide(), large)).rejects.toMatchObject({
    code: 'file-too-large',
    details: { field: 'files', values: { name: 'film.mp4' } },
  })
  await expect(add(id, 'fonts', new File([], 'none.woff2'))).rejects.toMatchObject({
    code: 'file-empty',
  })
  await expect(add(id, 'fonts', new File([], ''))).rejects.toMatchObject({ code: 'files-missing' })
  expect([filesIn(id), await stored()]).toEqual([[], before])
})

test('a form that is sent twice stores its files once', async () => {
  const { id } = makeProfile(owner.id)
  const idempotencyKey = { key: 'form-9.x', scope: owner.id }
  const send = () =>
    addFiles(me, { profileId: id, folder: 'fonts', uploads: [guide()], idempotencyKey })
  const before = await stored()
  await Promise.all([send(), send()])
  await send()
  expect([filesIn(id).length, await stored()]).toEqual([1, before + 1])
})

test('PROFILE-15 PROFILE-23 someone who may edit deletes a file, a mere reader does not; a file of another company does not exist', async () => {
  const { id } = makeProfile(owner.id)
  const other = makeProfile(owner.id)
  const reader = makeUser()
  join(id, reader.id)
  await add(id, 'extra_assets', guide())
  const fileId = filesIn(id)[0]?.id ?? ''
  await expect(deleteFile(actorOf(reader), { profileId: id, fileId })).rejects.toMatchObject({
    status: 403,
  })
  await expect(deleteFile(me, { profileId: other.id, fileId })).rejects.toMatchObject({
    status: 404,
  })
  const { file } = openProfileFile(actorOf(reader), { profileId: id, fileId })
  await deleteFile(me, { profileId: id, fileId })
  expect([filesIn(id), await files.read('brand_profiles', file)]).toEqual([[], null])
  expect(historyOf(id)).toEqual(['file “guide.pdf” added', 'file “guide.pdf” deleted'])
})

test('FILE-09 a stranger opens no file; a profile that is deleted takes its files along', async () => {
  const { id } = makeProfile(owner.id)
  await add(id, 'brand_guide', guide())
  const { id: fileId, file } = filesIn(id)[0] ?? { id: '', file: '' }
  const stranger = actorOf(makeUser())
  expect(catchError(() => openProfileFile(stranger, { profileId: id, fileId })).status).toBe(404)
  await deleteProfile(me, { id })
  expect(await files.read('brand_profiles', file)).toBeNull()
})

test('what an interrupted upload left is swept, what a row names stays', async () => {
  const { id } = makeProfile(owner.id)
  await add(id, 'photos_videos', fileOf(await makePicture('png', 20, 20), 'a.png'))
  const file = filesIn(id)[0]?.file ?? ''
  await files.put('brand_profiles', 'left.bin', Buffer.from('x'))
  await sweepFiles(Date.now() + 48 * 60 * 60 * 1000)
  expect(await files.read('brand_profiles', 'left.bin')).toBeNull()
  expect(await files.stat('brand_profiles', file)).not.toBeNull()
  expect(await files.stat('brand_profiles', `thumb_${file}`)).not.toBeNull()
})
