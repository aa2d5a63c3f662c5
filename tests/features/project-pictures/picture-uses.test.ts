import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeOwnPicture } from '#tests/fixtures/own-pictures'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { sections } from '~/db/schema'
import { listPictures } from '~/features/panels/own-pictures.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { deletePicture } from '~/features/project-pictures/delete-picture.server'
import { pictureUses } from '~/features/project-pictures/picture-uses.server'
import { updatePicture } from '~/features/project-pictures/update-picture.server'
import { wordsBehind, writeWords } from '~/features/sections/write-words.server'
import type { OwnWords } from '~/panels/words'

beforeAll(seedLibrary)

const variant = { orientation: 'left', color: 'light' } as const
const slot = 'founders/d0/person#picture'

/** A picture in three sections: two of the same words, and the header of all pages. */
async function setUp() {
  const owner = makeUser()
  const me = actorOf(owner)
  const project = makeProject({ ownerId: owner.id })
  const page = makePage(project.id, { home: true })
  const everywhere = { type: 'header' as const, pageId: null, projectId: project.id, order: 'a0' }
  const [one, two, header] = [
    makeSection(page, { panelId: 'team-founders', ...variant }),
    makeSection(page, { panelId: 'team-founders', ...variant, order: 'a1' }),
    makeSection(page, { panelId: 'team-founders', ...variant, ...everywhere }),
  ]
  const picture = await makeOwnPicture(project.id)
  const shown = { [slot]: { id: picture.id, x: 50, y: 50 } }
  const write = (sectionId: string, words: OwnWords) =>
    writeWords(me, { projectId: project.id, pageId: page.id, sectionId, base: null, words })
  await write(one.id, shown)
  await write(two.id, shown)
  await write(header.id, { title: 'Everywhere', ...shown })
  const said = ({ id }: { id: string }) =>
    wordsBehind(db.select().from(sections).where(eq(sections.id, id)).get()?.words ?? null)
  return { me, project, picture, all: [one, two, header], said }
}

test('a picture is used by each section that shows it, also by those of the same words', async () => {
  const { me, project, picture, all, said } = await setUp()
  const used = (await pictureUses(project.id)).get(picture.id)?.map(({ id }) => id)
  expect(used?.sort()).toEqual(all.map(({ id }) => id).sort())
  const gone = { projectId: project.id, pictureId: picture.id }
  expect(await deletePicture(me, gone)).toEqual({ sections: 3 })
  expect(all.map(said)).toEqual([{}, {}, { title: 'Everywhere' }])
})

test('a stranger neither changes nor deletes a picture', async () => {
  const { project, picture, all, said } = await setUp()
  const stranger = actorOf(makeUser())
  const at = { projectId: project.id, pictureId: picture.id }
  const refused = expect.objectContaining({ code: 'not-found' })
  const facts = { name: 'Mine', alt: '', x: 0, y: 0, version: 1 }
  expect(() => updatePicture(stranger, { ...at, ...facts })).toThrow(refused)
  await expect(deletePicture(stranger, at)).rejects.toEqual(refused)
  expect(listPictures(project.id)).toMatchObject([{ name: 'Photo' }])
  expect(all.map(said)).toMatchObject(all.map(() => ({ [slot]: { id: picture.id } })))
})
