import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { pages, sections } from '~/db/schema'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { wordsBehind } from '~/features/sections/write-words.server'
import { action, loader } from '~/routes/editor/sections/words'

beforeAll(() => seedLibrary())

async function footerFrom(isGlobal: boolean) {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id })
  makePage(project.id, { name: 'Home', home: true })
  const visit = makePage(project.id, { name: 'Visit', order: 1 })
  const { id: section } = makeSection(visit, {
    ...{ type: 'footer', panelId: 'footer-deep', orientation: 'left', color: 'light' },
    ...(isGlobal && { pageId: null }),
  })
  const url = `/projects/${project.id}/sections/${section}/words?p=${visit.id}`
  const ask = { url, params: { id: project.id, section }, cookie: await signIn(user) }
  const { form } = (await callLoader(loader, ask)).data
  const { panelId: panel, orientation, madeWith } = form
  const fields = { p: visit.id, panel, orientation, madeWith, draft: '{}', 'word-title': 'Org. 1' }
  const stored = () => db.select().from(sections).where(eq(sections.id, section)).get()
  db.delete(pages).where(eq(pages.id, visit.id)).run()
  return { save: () => callAction(action, { ...ask, form: fields }), stored }
}

test('the words of a global footer are saved also when the page beside the form was deleted', async () => {
  const { save, stored } = await footerFrom(true)
  expect((await save()).status).toBe(303)
  expect(Object.values(wordsBehind(stored()?.words ?? null))).toContain('Org. 1')
})

test('those of a footer that went with its page are not', async () => {
  const { save } = await footerFrom(false)
  expect((await save()).status).toBe(404)
})
