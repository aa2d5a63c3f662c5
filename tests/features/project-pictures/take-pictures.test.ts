import sharp from 'sharp'
import { expect, test } from 'vitest'
import { enterFile, giveFile } from '#tests/fixtures/files'
import { makeProfile } from '#tests/fixtures/notifications'
import { makeOwnPicture } from '#tests/fixtures/own-pictures'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { photo } from '#tests/fixtures/photo'
import { drawing, fileOf } from '#tests/fixtures/pictures'
import { filesIn, join, makeClient } from '#tests/fixtures/profiles'
import { guest, historyOf, makeCollaborator, makeProject } from '#tests/fixtures/projects'
import type { DomainError } from '~/domain-error'
import { dayBytes } from '~/features/files/day-limit.server'
import { listPictures } from '~/features/panels/own-pictures.server'
import { addFiles } from '~/features/profiles/add-files.server'
import {
  companiesWithPictures,
  picturesOfProfile,
} from '~/features/project-pictures/profile-pictures.server'
import { takePictures } from '~/features/project-pictures/take-pictures.server'
import { errorText } from '~/messages/errors'
import { limits } from '~/permissions/limits'
import type { ProfileFolder } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'

const owner = makeClient()
const me = actorOf(owner)
const field = 'files'

const refusal = (work: Promise<unknown>): Promise<DomainError> =>
  work.then(
    () => Promise.reject(new Error('it was carried out')),
    (error) => error,
  )

const fill = (profileId: string, folder: ProfileFolder, ...uploads: File[]) =>
  addFiles(me, { profileId, folder, uploads })

/** A company with a photo, of the person who also owns the project. */
async function setUp(...uploads: File[]) {
  const { id: profileId } = makeProfile(owner.id)
  await fill(profileId, 'photos_videos', fileOf(await photo(), 'Shop.jpg'), ...uploads)
  const { id: projectId } = makeProject({ ownerId: owner.id })
  const ids = filesIn(profileId).map(({ id }) => id)
  const take = (fileIds = ids, more: { idempotencyKey?: { key: string; scope: string } } = {}) =>
    takePictures(me, { projectId, profileId, fileIds, field, ...more })
  return { profileId, projectId, ids, take }
}

test('a picture of a company profile is drawn again like an upload, and the profile keeps its own', async () => {
  const taken = await sharp(await photo(3200, 2400))
    .withExif({ IFD0: { Copyright: 'Me' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
    .jpeg()
    .toBuffer()
  const webp = fileOf(await photo(300, 200, 'webp'), 'Window.WEBP')
  const { profileId, projectId, take } = await setUp(fileOf(taken, 'Team.jpg'), webp)
  const before = filesIn(profileId)
  expect(await take()).toMatchObject({ refused: [] })
  const pictures = listPictures(projectId)
  expect(pictures.map(({ name, width }) => [name, width])).toEqual([
    ['Shop', 900],
    ['Team', 2880],
    ['Window', 300],
  ])
  for (const { file } of pictures) {
    const { exif, format } = await sharp((await files.read('pictures', file)) ?? '').metadata()
    expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' })
  }
  expect(filesIn(profileId)).toEqual(before)
  expect(historyOf(projectId)).toContain('picture added')
})

test('pictures of every part are offered, photos first, and no other files', async () => {
  const { profileId } = await setUp(new File(['%PDF-1.4'], 'guide.pdf'))
  await fill(profileId, 'extra_assets', fileOf(await photo(60, 60, 'png'), 'sign.png'))
  await fill(profileId, 'logo', fileOf(drawing('<rect width="9" height="9"/>'), 'logo.svg'))
  await fill(profileId, 'photos_videos', fileOf(await photo(60, 60, 'webp'), 'late.webp'))
  expect(picturesOfProfile(me, profileId).pictures).toMatchObject([
    { name: 'Shop.jpg', isShown: true },
    { name: 'late.webp', isShown: false },
    { name: 'sign.png', isShown: true },
  ])
})

test('those who may read the profile take from it, and nobody else', async () => {
  const { profileId, projectId, ids } = await setUp()
  const [stranger, reader] = [makeUser(), makeUser()]
  for (const { id } of [stranger, reader]) makeCollaborator(projectId, id, 'active')
  join(profileId, reader.id)
  const taking = { projectId, profileId, fileIds: ids, field }
  expect(await refusal(takePictures(actorOf(stranger), taking))).toMatchObject({
    status: 404,
  })
  expect(companiesWithPictures(actorOf(stranger), owner.id)).toEqual([])
  expect(listPictures(projectId)).toEqual([])
  const offered = companiesWithPictures(actorOf(reader), owner.id).map(({ id }) => id)
  expect(offered).toContain(profileId)
  await takePictures(actorOf(reader), taking)
  await takePictures(actorOf(makeEmployee({ manageProjects: true })), taking)
  expect(listPictures(projectId)).toHaveLength(2)
  // A project that is not theirs, however much they may read.
  const other = makeProject({ ownerId: makeUser().id })
  const foreign = await refusal(takePictures(me, { ...taking, projectId: other.id }))
  expect(foreign).toMatchObject({ status: 404 })
  expect(companiesWithPictures(guest(projectId), owner.id)).toEqual([])
})

test('a file of another profile is refused like one that is gone, and none is added', async () => {
  const { projectId, ids, take } = await setUp()
  const foreign = makeProfile(makeClient().id)
  const secret = giveFile(
    { profileId: foreign.id, field: 'photos_videos' },
    { folder: 'brand_profiles', name: 'secret.jpg', type: 'image/jpeg' },
  )
  for (const other of [secret.id, 'nothing']) {
    const error = await refusal(take([...ids, other]))
    expect(error).toMatchObject({ code: 'profile-pictures-gone', status: 409, details: { field } })
  }
  expect(listPictures(projectId)).toEqual([])
})

test('what cannot be added is told by name, and the others are', async () => {
  const { profileId, projectId, ids, take } = await setUp(new File(['no picture'], 'Old.jpg'))
  const { id: lost } = giveFile(
    { profileId, field: 'photos_videos' },
    { folder: 'brand_profiles', name: 'Lost.png', type: 'image/png' },
  )
  const { ids: added, refused } = await take([...ids, lost])
  expect(added).toHaveLength(1)
  expect(refused.map(({ name, error }) => [name, error.status])).toEqual([
    ['Old.jpg', 415],
    ['Lost.png', 409],
  ])
  expect(listPictures(projectId).map(({ name }) => name)).toEqual(['Shop'])
})

test('a form counts once, and none chosen is said', async () => {
  const { projectId, ids, take } = await setUp()
  const idempotencyKey = { key: 'taken', scope: owner.id }
  const first = await take(ids, { idempotencyKey })
  expect((await take(ids, { idempotencyKey })).ids).toEqual(first.ids)
  expect(listPictures(projectId)).toHaveLength(1)
  const none = await refusal(take([]))
  expect(none).toMatchObject({ code: 'pictures-missing', status: 400, details: { field } })
})

test('the caps of the library, of a day and of one press hold', async () => {
  const { profileId, projectId, ids, take } = await setUp()
  const many = Array.from({ length: limits.picturesTaken }, (_, at) =>
    giveFile(
      { profileId, field: 'photos_videos' },
      { folder: 'brand_profiles', name: `${at}.png`, type: 'image/png' },
    ),
  )
  const tooMany = await refusal(take([...ids, ...many.map(({ id }) => id)]))
  expect([tooMany, errorText(tooMany)]).toMatchObject([
    { code: 'pictures-many', status: 400 },
    'Choose up to 30 pictures at a time.',
  ])
  const { file } = await makeOwnPicture(projectId)
  for (let n = 1; n < limits.picturesOfProject; n += 1) await makeOwnPicture(projectId, { file })
  expect(await refusal(take())).toMatchObject({ code: 'pictures-full', status: 409 })

  const busy = makeUser()
  enterFile({ uploaderId: busy.id, size: dayBytes.other })
  join(profileId, busy.id)
  const own = makeProject({ ownerId: busy.id })
  const taking = { projectId: own.id, profileId, fileIds: ids, field }
  expect(await refusal(takePictures(actorOf(busy), taking))).toMatchObject({
    code: 'day-full',
    status: 413,
  })
}, 30_000)
