import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { guest, makePage, makePanel, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { contentSheets } from '~/db/schema'
import { saveCopy } from '~/features/pages/save-copy.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { copyLines } from '~/features/project-words/copy-lines.server'
import { wordsOfPage } from '~/features/project-words/words-of-page.server'
import { lineToPut, readWordsForm } from '~/features/sections/words-form.server'
import { writeWords } from '~/features/sections/write-words.server'
import { limits } from '~/permissions/limits'

beforeAll(seedLibrary)

const variant = { orientation: 'left', color: 'light' } as const
const panelId = 'pricing-three-plans'

function setUp() {
  const owner = makeUser()
  const project = makeProject({ ownerId: owner.id })
  const page = makePage(project.id, { name: 'Prices' })
  const section = makeSection(page, { panelId, ...variant })
  const me = actorOf(owner)
  const at = { projectId: project.id, pageId: page.id }
  const write = (text: string) => saveCopy(me, { ...at, url: '', text, version: 0 })
  const lines = () => copyLines(me, project.id, page.id)
  return { me, project, page, section, at, write, lines }
}

test('the lines of a page’s copy are offered once each, to people who may read it', () => {
  const { project, page, write, lines } = setUp()
  expect(lines()).toBeNull()
  write('Pay by the loaf\r\n\r\n  Solo \nPay by the loaf\nFamily')
  expect(lines()).toEqual({ page: 'Prices', lines: ['Pay by the loaf', 'Solo', 'Family'], more: 0 })
  const ownerless = makeProject()
  const home = makePage(ownerless.id)
  // Staff have written there, which the guest is not shown.
  const at = { createdAt: 0, updatedAt: 0 }
  db.insert(contentSheets)
    .values({ pageId: home.id, text: 'Pay by the loaf', ...at })
    .run()
  expect(copyLines(guest(ownerless.id), ownerless.id, home.id)).toBeNull()
  expect(() => copyLines(actorOf(makeUser()), project.id, page.id)).toThrow(
    expect.objectContaining({ code: 'not-found' }),
  )
})

test('a long copy is offered in part, and how much more there is is said', () => {
  const { write, lines } = setUp()
  write(Array.from({ length: limits.copyLinesShown + 5 }, (_, n) => `Line ${n}`).join('\n'))
  expect(lines()?.lines).toHaveLength(limits.copyLinesShown)
  expect(lines()?.more).toBe(5)
})

test('a line is put into the field that is chosen as if it was typed there, also one that is too long', () => {
  const put = (line: string) => {
    const form = new FormData()
    form.set('panel', panelId)
    form.set('word-title', 'Typed')
    form.set('word-lead', 'Also typed')
    form.set('into', 'title')
    form.set('step', `copy:${line}`)
    return readWordsForm({ id: '', brandId: '' }, form)
  }
  expect(put('Pay by the loaf').read.words).toEqual({
    title: 'Pay by the loaf',
    lead: 'Also typed',
  })
  const long = 'x'.repeat(301)
  const { read, typed } = put(long)
  expect(read.refused).toEqual({ title: { why: 'long', most: 300 } })
  expect(typed.title).toBe(long)
  const other = new FormData()
  other.set('into', 'title')
  other.set('step', 'add:plans')
  expect(lineToPut(other)).toBeNull()
})

test('a page’s sections are listed with how their words begin, uploaded ones are left out', async () => {
  const { me, at, page, section } = setUp()
  makeSection(page, { panelId: makePanel().id, ...variant, order: 'b0' })
  await writeWords(me, {
    ...at,
    sectionId: section.id,
    base: null,
    words: { title: 'By the loaf' },
  })
  const { sections, more } = await wordsOfPage(me, at.projectId, at.pageId)
  expect(sections.map(({ id }) => id)).toEqual([section.id])
  expect(sections[0]?.says).toMatch(/^Pricing · By the loaf · /)
  expect(more).toBe(0)
})
