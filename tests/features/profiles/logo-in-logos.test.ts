import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveFile } from '#tests/fixtures/files'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { fileOf, makePicture } from '#tests/fixtures/pictures'
import { filesIn, makeClient } from '#tests/fixtures/profiles'
import { makeProject } from '#tests/fixtures/projects'
import { asResponse, get } from '#tests/fixtures/requests'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import { sweepFiles } from '~/features/files/sweep-files.server'
import {
  companiesKept,
  companyEntries,
} from '~/features/personal-data-export/company-entries.server'
import { addFiles } from '~/features/profiles/add-files.server'
import { deleteFile } from '~/features/profiles/delete-file.server'
import { deleteProfile } from '~/features/profiles/delete-profile.server'
import { takeBrand } from '~/features/projects/take-brand.server'
import { files } from '~/platform/files/files.server'
import { variantName, variants } from '~/platform/uploads/variants'
import { loader as publicFile } from '~/routes/files/file'
import { loader as archive } from '~/routes/profiles/archive'
import { loader as profileFile } from '~/routes/profiles/file'

const owner = makeClient()
const me = actorOf(owner)
const cookie = await signIn(owner)
const twoDays = 48 * 60 * 60 * 1000
const allOf = (file: string) => [file, ...variants.map((variant) => variantName(variant, file))]

/** Where its file and each of its variants lie. */
async function foldersOf(file: string) {
  const [logos, others] = [await files.list('logos'), await files.list('brand_profiles')]
  return allOf(file).map((name) => [logos.includes(name), others.includes(name)])
}
const inLogos = [true, false]
const nowhere = [false, false]

async function withLogo() {
  const { id } = makeProfile(owner.id)
  const logo = fileOf(await makePicture('png', 600, 400), 'logo.png')
  await addFiles(me, { profileId: id, folder: 'logo', uploads: [logo] })
  const [{ id: fileId = '', file = '' } = {}] = filesIn(id)
  return { id, fileId, file }
}

/** A logo from before: among the other files of its company. */
async function withOldLogo() {
  const { id } = makeProfile(owner.id)
  const name = 'a1b2c3d4e5f60718.png'
  const picture = await makePicture('png', 60, 40)
  for (const each of allOf(name)) await files.put('brand_profiles', each, picture)
  const facts = { folder: 'brand_profiles', name: 'old.png', type: 'image/png' } as const
  const { id: fileId, file } = giveFile(
    { profileId: id, field: 'logo' },
    { ...facts, file: name, size: picture.length, uploaderId: owner.id, createdAt: 1 },
  )
  return { id, fileId, file }
}
type Logo = Awaited<ReturnType<typeof withLogo>>

async function opened({ id, fileId }: Logo, as: string, size = '') {
  const params = { profile: id, file: fileId }
  const address = `/company-profile/${id}/files/${fileId}${size && `?size=${size}`}`
  const answer = asResponse(await get(profileFile, address, { params, cookie: as }))
  return [answer.status, answer.headers.get('content-type')]
}

test('FILE-03 a company’s logo lies in logos with its variants, and goes with its row', async () => {
  const logo = await withLogo()
  expect(await foldersOf(logo.file)).toEqual([inLogos, inLogos, inLogos, inLogos])
  await sweepFiles(Date.now() + twoDays)
  expect(await foldersOf(logo.file)).toEqual([inLogos, inLogos, inLogos, inLogos])
  // Another takes its place, a press deletes it, the profile takes it along.
  const second = fileOf(await makePicture('jpeg', 60, 40), 'second.jpg')
  await addFiles(me, { profileId: logo.id, folder: 'logo', uploads: [second] })
  expect(await foldersOf(logo.file)).toEqual([nowhere, nowhere, nowhere, nowhere])
  const [{ id: fileId = '', file = '' } = {}] = filesIn(logo.id)
  expect(await foldersOf(file)).toEqual([inLogos, inLogos, inLogos, inLogos])
  await deleteFile(me, { profileId: logo.id, fileId })
  expect(await foldersOf(file)).toEqual([nowhere, nowhere, nowhere, nowhere])
  const last = await withLogo()
  await deleteProfile(me, { id: last.id })
  expect(await foldersOf(last.file)).toEqual([nowhere, nowhere, nowhere, nowhere])
})

test('FILE-03 FILE-09 a company’s logo is shown only to people who may see its profile, also by its name', async () => {
  const logo = await withLogo()
  const stranger = await signIn(makeUser())
  for (const size of ['', 'thumb', 'large']) {
    expect(await opened(logo, cookie, size)).toEqual([200, 'image/png'])
    expect((await opened(logo, stranger, size))[0]).toBe(404)
  }
  for (const name of allOf(logo.file)) {
    const params = { folder: 'logos', file: name }
    const answer = await get(publicFile, `/files/logos/${name}`, { params, cookie: stranger })
    expect(asResponse(answer).status).toBe(404)
  }
})

test('FILE-03 a logo from before stays where it is, and works', async () => {
  const logo = await withOldLogo()
  await sweepFiles(Date.now() + twoDays)
  expect(await opened(logo, cookie, 'thumb')).toEqual([200, 'image/png'])
  expect(await opened(logo, cookie)).toEqual([200, 'image/png'])
  const next = fileOf(await makePicture('png', 60, 40), 'next.png')
  await addFiles(me, { profileId: logo.id, folder: 'logo', uploads: [next] })
  expect(await foldersOf(logo.file)).toEqual([nowhere, nowhere, nowhere, nowhere])
})

test.each([withLogo, withOldLogo])(
  'FILE-03 %o is in the archive, in what its owner takes out, and in projects',
  async (make) => {
    const { id, file } = await make()
    const zip = asResponse(await get(archive, '/', { params: { profile: id }, cookie }))
    expect((await zip.bytes()).length).toBeGreaterThan(100)
    const mine = () => [...companiesKept(owner.id)].filter((company) => company.id === id)
    const entry = [...companyEntries(mine, { zone: 'UTC', isOwn: true })].find(({ name }) =>
      name.endsWith('.png'),
    )
    const bytes = await new Response((await entry?.open()) as ReadableStream).bytes()
    expect(bytes.length).toBe(
      ((await files.read('logos', file)) ?? (await files.read('brand_profiles', file)))?.length,
    )
    const project = makeProject({ ownerId: owner.id })
    await takeBrand(me as never, { projectId: project.id, profileId: id })
    const { logo: taken } =
      db.select().from(projects).where(eq(projects.id, project.id)).get() ?? {}
    expect(await files.stat('logos', `thumb_${taken}`)).not.toBeNull()
    const answer = await get(publicFile, `/files/logos/${taken}`, {
      params: { folder: 'logos', file: taken ?? '' },
    })
    expect(asResponse(answer).status).toBe(200)
  },
)
