import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser, reread } from '#tests/fixtures/people'
import { drawing, fileOf, makePicture } from '#tests/fixtures/pictures'
import { makePanel, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { panelImages, panels, projects, storedFiles } from '~/db/schema'
import { removePhoto } from '~/features/accounts/remove-photo.server'
import { uploadPhoto } from '~/features/accounts/upload-photo.server'
import { allOf } from '~/features/files/remove-files.server'
import { deleteImage } from '~/features/panels/delete-image.server'
import { deletePanel } from '~/features/panels/delete-panel.server'
import { setHeaderImage } from '~/features/panels/set-header-image.server'
import { uploadImages } from '~/features/panels/upload-images.server'
import { deleteProjectLogo } from '~/features/projects/delete-project-logo.server'
import { uploadProjectLogo } from '~/features/projects/upload-project-logo.server'
import { files } from '~/platform/files/files.server'
import type { Folder } from '~/platform/files/folders'

const rowOf = (file: string | null | undefined) =>
  db
    .select()
    .from(storedFiles)
    .where(eq(storedFiles.file, file ?? ''))
    .get()

/** How many objects there are of a file and its smaller pictures. */
async function objectsOf(folder: Folder, file: string | null | undefined) {
  const names = await files.list(folder)
  return allOf(file ?? '').filter((name) => names.includes(name)).length
}
const picture = async (name: string) => fileOf(await makePicture('png', 600, 400), name)

test('FILE-03 a logo has a row with its name, and goes with the last project that shows it', async () => {
  const user = makeUser()
  const by = actorOf(user)
  const [{ id }, other] = [makeProject({ ownerId: user.id }), makeProject({ ownerId: user.id })]
  const logoOf = (project: string) =>
    db.select().from(projects).where(eq(projects.id, project)).get()?.logo
  await uploadProjectLogo(by, { projectId: id, upload: await picture('first.png') })
  const first = logoOf(id)
  expect(rowOf(first)).toMatchObject({
    ...{ folder: 'logos', name: 'first.png', type: 'image/png', uploaderId: user.id },
  })
  db.update(projects).set({ logo: first }).where(eq(projects.id, other.id)).run()
  await uploadProjectLogo(by, { projectId: id, upload: await picture('second.png') })
  expect([rowOf(first)?.name, await objectsOf('logos', first)]).toEqual(['first.png', 4])
  const second = logoOf(id)
  await deleteProjectLogo(by, { projectId: id })
  expect([rowOf(second), await objectsOf('logos', second)]).toEqual([undefined, 0])
  await deleteProjectLogo(by, { projectId: other.id })
  expect([rowOf(first), await objectsOf('logos', first)]).toEqual([undefined, 0])
})

test('FILE-01 a profile photo has a row, and goes with the next one and when it is taken off', async () => {
  const user = makeUser()
  const by = actorOf(user)
  const upload = async () => {
    await uploadPhoto(by, { upload: await picture('me.png') })
    return reread(user)?.avatar
  }
  const first = await upload()
  expect(rowOf(first)).toMatchObject({ folder: 'profilephotos', uploaderId: user.id })
  expect(await objectsOf('profilephotos', first)).toBe(4)
  const second = await upload()
  expect([rowOf(first), await objectsOf('profilephotos', first)]).toEqual([undefined, 0])
  expect([rowOf(second)?.name, await objectsOf('profilephotos', second)]).toEqual(['me.png', 4])
  await removePhoto(by)
  expect([rowOf(second), await objectsOf('profilephotos', second)]).toEqual([undefined, 0])
})

test('FILE-04 pictures of a panel have rows, and go when they are replaced, deleted, or with the panel', async () => {
  const keeper = makeEmployee({ manageBlocks: true })
  const by = actorOf(keeper)
  const { id: panelId } = makePanel()
  const place = { orientation: 'left', color: 'dark', form: 'svg' } as const
  const shape = fileOf(
    drawing('<rect width="300" height="120"/>'),
    'left-dark.svg',
    'image/svg+xml',
  )
  const upload = async () => {
    await uploadImages(by, { panelId, uploads: [shape] })
    return db.select().from(panelImages).where(eq(panelImages.panelId, panelId)).get()?.file
  }
  const first = await upload()
  expect(rowOf(first)).toMatchObject({
    ...{ folder: 'blocks', type: 'image/svg+xml', uploaderId: keeper.id },
  })
  const second = await upload()
  expect([rowOf(first), await objectsOf('blocks', first)]).toEqual([undefined, 0])
  expect(await objectsOf('blocks', second)).toBe(1)
  await deleteImage(by, { panelId, ...place })
  expect([rowOf(second), await objectsOf('blocks', second)]).toEqual([undefined, 0])
  const third = await upload()
  await setHeaderImage(by, { panelId, upload: shape })
  const header = db.select().from(panels).where(eq(panels.id, panelId)).get()?.headerImage
  for (const file of [third, header]) {
    expect([rowOf(file)?.folder, await objectsOf('blocks', file)]).toEqual(['blocks', 1])
  }
  await deletePanel(by, { id: panelId })
  for (const file of [third, header]) {
    expect([rowOf(file), await objectsOf('blocks', file)]).toEqual([undefined, 0])
  }
})
