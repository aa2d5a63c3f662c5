import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { enterFile } from '#tests/fixtures/files'
import { makeOwnPicture } from '#tests/fixtures/own-pictures'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { photo } from '#tests/fixtures/photo'
import { guest, historyOf, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { storedFiles } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import type { DomainError } from '~/domain-error'
import { dayBytes } from '~/features/files/day-limit.server'
import { listPictures } from '~/features/panels/own-pictures.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { removeLeftFiles, removeProject } from '~/features/project-base/remove-project.server'
import { addPictures } from '~/features/project-pictures/add-pictures.server'
import { deletePicture } from '~/features/project-pictures/delete-picture.server'
import { updatePicture } from '~/features/project-pictures/update-picture.server'
import { duplicateProject } from '~/features/projects/duplicate-project.server'
import { errorText } from '~/messages/errors'
import { limits } from '~/permissions/limits'
import { files } from '~/platform/files/files.server'

const owner = makeUser()
const actor = actorOf(owner)
const field = 'files'

const refusedBy = (work: () => unknown): Promise<DomainError> =>
  Promise.resolve()
    .then(work)
    .then(
      () => Promise.reject(new Error('it was carried out')),
      (error) => error,
    )

const upload = (bytes: Uint8Array, name = 'Team at work.jpg') =>
  new File([new Uint8Array(bytes)], name)

const add = (
  projectId: string,
  uploads: readonly unknown[],
  more: { idempotencyKey?: { key: string; scope: string } } = {},
) => addPictures(actor, { projectId, uploads, field, ...more })

const storedPhotos = () =>
  db.select().from(storedFiles).where(eq(storedFiles.folder, 'pictures')).all().length

const refusal = async (projectId: string, file: File) => {
  const error = await refusedBy(() => add(projectId, [file]))
  return [error.code, error.status, errorText(error)] as const
}

test('a photograph is kept upright, without what its camera said, at most 2880 pixels long', async () => {
  const project = makeProject({ ownerId: owner.id })
  const taken = await sharp(await photo(3200, 2400))
    .withExif({ IFD0: { Copyright: 'Me' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  await add(project.id, [upload(taken)])
  const [picture] = listPictures(project.id)
  expect(picture).toMatchObject({
    name: 'Team at work',
    alt: '',
    x: 50,
    y: 50,
    width: 2160,
    height: 2880,
  })
  const kept = await files.read('pictures', picture?.file ?? '')
  const { exif, width, format, orientation } = await sharp(kept ?? Buffer.of()).metadata()
  expect({ exif, width, format, orientation }).toEqual({
    exif: undefined,
    width: 2160,
    format: 'jpeg',
    orientation: undefined,
  })
  expect(await files.read('pictures', `large_${picture?.file}`)).not.toBeNull()
  expect(historyOf(project.id)).toContain('picture added')
})

test('PNG of 16 bits, CMYK, WebP, AVIF and the first of a moving picture are read', async () => {
  const project = makeProject({ ownerId: owner.id })
  const base = sharp(await photo(300, 200))
  const given = [
    await base.clone().toColorspace('rgb16').png().toBuffer(),
    await base.clone().toColorspace('cmyk').jpeg().toBuffer(),
    await base.clone().webp().toBuffer(),
    await base.clone().avif({ effort: 0 }).toBuffer(),
    await sharp(
      [
        await photo(64, 64),
        await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00f' } })
          .png()
          .toBuffer(),
      ],
      { join: { animated: true } },
    )
      .gif()
      .toBuffer(),
  ]
  const { ids, refused } = await add(
    project.id,
    given.map((bytes, at) => upload(bytes, `${at}.x`)),
  )
  expect(refused).toEqual([])
  expect(ids).toHaveLength(5)
  for (const { file } of listPictures(project.id)) {
    const bytes = await files.read('pictures', file)
    const { space, depth, channels, pages } = await sharp(bytes ?? Buffer.of()).metadata()
    expect({ space, depth, channels, pages }).toEqual({
      space: 'srgb',
      depth: 'uchar',
      channels: 3,
      pages: undefined,
    })
    const { data } = await sharp(bytes ?? Buffer.of())
      .extract({ left: 5, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0], file).toBeGreaterThan(140)
    expect(data[2], file).toBeLessThan(90)
  }
})

test('what is no photograph is refused with its reason', async () => {
  const project = makeProject({ ownerId: owner.id })
  const whole = await photo(1200, 900)
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
  )
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from('heicmif1'),
    Buffer.alloc(400),
  ])
  expect(await refusal(project.id, upload(svg, 'a.svg'))).toEqual([
    'picture-type',
    415,
    'This is an SVG. Please choose a JPEG, PNG, WebP, AVIF or GIF file.',
  ])
  expect((await refusal(project.id, upload(heic, 'a.heic')))[2]).toMatch(/^This is a HEIC\./)
  expect((await refusal(project.id, upload(whole.subarray(0, whole.length / 2))))[0]).toBe(
    'picture-broken',
  )
  expect((await refusal(project.id, upload(Buffer.of(), 'empty.jpg')))[2]).toBe(
    'empty.jpg is empty. Please choose it again.',
  )
  expect((await refusal(project.id, new File([], '')))[0]).toBe('pictures-missing')
  expect(listPictures(project.id)).toEqual([])
})

test('40 megapixels are read, and one row more is not', async () => {
  const project = makeProject({ ownerId: owner.id })
  const of = (height: number) =>
    sharp({ create: { width: 8000, height, channels: 3, background: '#777' } })
      .png()
      .toBuffer()
  await add(project.id, [upload(await of(5000))])
  expect(listPictures(project.id)).toHaveLength(1)
  expect((await refusal(project.id, upload(await of(5001))))[2]).toBe(
    'This picture has too many pixels. Up to 40 megapixels are allowed.',
  )
})

test('what hides in a picture is not kept', async () => {
  const project = makeProject({ ownerId: owner.id })
  const both = Buffer.concat([
    await photo(200, 200),
    Buffer.from('<script>alert(1)</script>PK\x03\x04'),
  ])
  await add(project.id, [upload(both, 'both.html')])
  const [picture] = listPictures(project.id)
  const kept = await files.read('pictures', picture?.file ?? '')
  expect(kept?.includes('script')).toBe(false)
  expect(picture?.file).toMatch(/^[a-f0-9]{32}\.jpg$/)
})

test('of several pictures those are kept that can be, and the form counts once', async () => {
  const project = makeProject({ ownerId: owner.id })
  const uploads = [upload(await photo(200, 100), 'one.jpg'), upload(Buffer.from('no'), 'two.jpg')]
  const idempotencyKey = { key: 'pictures', scope: owner.id }
  const { ids, refused } = await add(project.id, uploads, { idempotencyKey })
  expect(ids).toHaveLength(1)
  expect(refused.map(({ name, error }) => [name, error.code])).toEqual([
    ['two.jpg', 'picture-type'],
  ])
  expect((await add(project.id, uploads, { idempotencyKey })).ids).toEqual(ids)
  expect(listPictures(project.id)).toHaveLength(1)
})

test('of pictures that are sent again only those are looked at that were refused', async () => {
  const project = makeProject({ ownerId: owner.id })
  const idempotencyKey = { key: 'some', scope: owner.id }
  const good = await photo(200, 100)
  const send = (...files: Uint8Array[]) =>
    add(
      project.id,
      files.map((bytes, at) => upload(bytes, `${at}.jpg`)),
      { idempotencyKey },
    )
  const bad = Buffer.from('no')
  const first = await send(good, bad, bad)
  expect([first.ids.length, first.refused.length]).toEqual([1, 2])
  const [again, atOnce] = await Promise.all([send(bad, good, bad), send(bad, good, bad)])
  expect(again.refused.map(({ name }) => name)).toEqual(['2.jpg'])
  expect(again.ids).toEqual([first.ids[0], expect.any(String)])
  expect(atOnce.ids).toEqual(again.ids)
  const third = await send(bad, bad, good)
  expect([third.ids.slice(0, 2), third.refused]).toEqual([again.ids, []])
  expect(await send(bad, bad, bad)).toEqual(third)
  expect(listPictures(project.id)).toHaveLength(3)
})

test('files that were all refused are looked at again when they are sent again', async () => {
  const project = makeProject({ ownerId: owner.id })
  const none = () => ['One.jpg', 'Two.jpg'].map((name) => new File(['no picture'], name))
  const idempotencyKey = { key: 'refused', scope: owner.id }
  for (const time of ['first', 'again']) {
    const { ids, refused } = await add(project.id, none(), { idempotencyKey })
    expect([time, ids, refused.map(({ name }) => name)]).toEqual([time, [], ['One.jpg', 'Two.jpg']])
  }
})

test('a file that is too large is refused, and so is one more than there is room for in a day', async () => {
  const project = makeProject({ ownerId: owner.id })
  const bytes = await photo(60, 60)
  const large = upload(Buffer.concat([bytes, Buffer.alloc(limits.bytesOfFile)]))
  expect((await refusal(project.id, large)).slice(0, 2)).toEqual(['picture-too-large', 413])
  const busy = makeUser()
  enterFile({ uploaderId: busy.id, size: dayBytes.other })
  const own = makeProject({ ownerId: busy.id })
  const adding = { projectId: own.id, uploads: [upload(bytes)], field }
  const error = await refusedBy(() => addPictures(actorOf(busy), adding))
  expect([error.code, error.status]).toEqual(['day-full', 413])
  expect(listPictures(own.id)).toEqual([])
})

test('a name of thousands of letters is cut', async () => {
  const project = makeProject({ ownerId: owner.id })
  await add(project.id, [upload(await photo(60, 60), `${'long '.repeat(1000)}.jpg`)])
  expect(listPictures(project.id)[0]?.name.length).toBeLessThanOrEqual(limits.lettersOfPictureName)
})

test('a project has a limited number of pictures', async () => {
  const project = makeProject({ ownerId: owner.id })
  const { file } = await makeOwnPicture(project.id)
  for (let n = 2; n < limits.picturesOfProject; n += 1) await makeOwnPicture(project.id, { file })
  // Both find room before the first is there; the other leaves no file.
  const one = upload(await photo(60, 60))
  const before = storedPhotos()
  const both = await Promise.allSettled([add(project.id, [one]), add(project.id, [one])])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(listPictures(project.id)).toHaveLength(limits.picturesOfProject)
  expect(storedPhotos()).toBe(before + 1)
  const [code, status] = await refusal(project.id, upload(await photo(60, 60)))
  expect([code, status]).toEqual(['pictures-full', 409])
}, 30_000)

test('guests and strangers add none', async () => {
  const project = makeProject({ ownerId: null })
  const uploads = [upload(await photo(60, 60))]
  const asGuest = await refusedBy(() =>
    addPictures(guest(project.id), { projectId: project.id, uploads, field }),
  )
  expect([asGuest.code, errorText(asGuest)]).toEqual([
    'sign-up-needed',
    'Sign up for free to use your own pictures.',
  ])
  const mine = makeProject({ ownerId: owner.id })
  const stranger = await refusedBy(() =>
    addPictures(actorOf(makeUser()), { projectId: mine.id, uploads, field }),
  )
  expect(stranger.status).toBe(404)
})

test('a picture is renamed and described; somebody who was faster is not overwritten', async () => {
  const project = makeProject({ ownerId: owner.id })
  const { id } = await makeOwnPicture(project.id)
  const change = {
    projectId: project.id,
    pictureId: id,
    name: 'Team',
    alt: 'Six of us',
    x: 20,
    y: 0,
  }
  updatePicture(actor, { ...change, version: 1 })
  expect(listPictures(project.id)).toMatchObject([
    { name: 'Team', alt: 'Six of us', x: 20, y: 0, version: 2 },
  ])
  const late = await refusedBy(() => updatePicture(actor, { ...change, version: 1 }))
  expect(late.code).toBe('stale')
  const other = makeProject({ ownerId: owner.id })
  const foreign = await refusedBy(() =>
    updatePicture(actor, { ...change, projectId: other.id, version: 2 }),
  )
  expect(foreign.status).toBe(404)
})

test('a copy of the project has the same pictures; a file goes with the last of them', async () => {
  const user = makeUser()
  const me = actorOf(user)
  const project = makeProject({ ownerId: user.id })
  const picture = await makeOwnPicture(project.id)
  const copy = await duplicateProject(me, { projectId: project.id, name: 'Copy' })
  expect(listPictures(copy)).toMatchObject([{ id: picture.id, file: picture.file }])
  await deletePicture(me, { projectId: project.id, pictureId: picture.id })
  expect(listPictures(project.id)).toEqual([])
  expect(await files.read('pictures', picture.file)).not.toBeNull()
  const left = transaction((tx) => removeProject(tx, editableProject(me, copy), me))
  await removeLeftFiles(left)
  expect(await files.read('pictures', picture.file)).toBeNull()
  expect(listPictures(copy, db)).toEqual([])
})
