import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  guest,
  historyOf,
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { pageOps, sections, sectionWords } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { editorData } from '~/features/editor/editor-data.server'
import { copyPages } from '~/features/pages/copy-pages.server'
import { duplicatePage } from '~/features/pages/duplicate-page.server'
import { findBrand } from '~/features/panels/brand-for-drawing.server'
import { measureWords } from '~/features/panels/measure-words.server'
import { findWords } from '~/features/panels/own-words.server'
import { drawnHeight, findPicture, panelSvg } from '~/features/panels/panel-picture.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { openProject } from '~/features/projects/open-project.server'
import { addSection } from '~/features/sections/add-section.server'
import { duplicateSection } from '~/features/sections/duplicate-section.server'
import { moveSection } from '~/features/sections/move-section.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restorePage } from '~/features/sections/restore-page.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { stepWords } from '~/features/sections/step-words.server'
import { swapSection } from '~/features/sections/swap-section.server'
import { tidyWords } from '~/features/sections/tidy-words.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { openWords, readWordsForm } from '~/features/sections/words-form.server'
import { wordsBehind, writeWords } from '~/features/sections/write-words.server'
import { importTemplate } from '~/features/templates/import-template.server'
import { panelSize } from '~/panels/sizes'
import type { OwnWords } from '~/panels/words'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'

vi.mock('~/features/panels/measure-words.server', { spy: true })

beforeAll(seedLibrary)

const panelId = 'pricing-three-plans'
const variant = { orientation: 'left', color: 'light' } as const

function setUp(owner = makeUser()) {
  const project = makeProject({ ownerId: owner.id })
  const page = makePage(project.id)
  const section = makeSection(page, { panelId, ...variant })
  const at = { projectId: project.id, pageId: page.id, sectionId: section.id }
  const now = () => db.select().from(sections).where(eq(sections.id, section.id)).get()
  const said = () => wordsBehind(now()?.words ?? null)
  const write = (actor: Actor, words: OwnWords, base = now()?.words ?? null) =>
    writeWords(actor, { ...at, base, words })
  return { me: actorOf(owner), project, page, section, at, now, said, write }
}

/** How a section is drawn now. */
async function drawn({ project, now }: ReturnType<typeof setUp>) {
  const brand = findBrand(project.brandId)
  const section = now()
  const source = brand && section && findPicture({ ...section, story: brand.story })
  if (!source || !brand) throw new Error('no picture')
  return { svg: await panelSvg(source, brand), height: source.height, source, brand }
}

describe('own words of a section', () => {
  test('that lose to a save at the same moment are not drawn', async () => {
    const { me, write, said } = setUp()
    vi.mocked(measureWords).mockClear()
    const saves = ['One', 'Two', 'Three', 'Four'].map((title) => write(me, { title }, null))
    const ends = await Promise.allSettled(saves)
    expect(ends.map(({ status }) => status).sort()).toEqual(
      expect.arrayContaining(['fulfilled', 'rejected', 'rejected', 'rejected']),
    )
    expect(said()).toEqual({ title: 'One' })
    expect(measureWords).toHaveBeenCalledTimes(1)
  })

  test('are drawn, measured, told in the history and taken back by undo', async () => {
    const world = setUp()
    const { me, at, project, section, said, write } = world
    const before = await drawn(world)
    await write(me, { title: 'Pay by the loaf', 'plans/d2#row': { gone: true } })
    expect(said()).toEqual({ title: 'Pay by the loaf', 'plans/d2#row': { gone: true } })
    const after = await drawn(world)
    expect(after.svg).not.toBe(before.svg)
    expect(after.height).toBe(await drawnHeight(after.source, after.brand))
    expect(historyOf(section.id)).toContain('section words changed')
    const opening = openProject(me, project.id)
    if (opening.kind !== 'open') throw new Error('not open')
    const shown = editorData(me, { ...opening, since: 0 }, null)
    const id = world.now()?.words ?? ''
    expect(shown?.panels[panelId]?.worded?.[id]).toContain(after.height)
    expect(undoChange(me, at).name).toBe('words')
    expect(said()).toEqual({})
    expect((await drawn(world)).svg).toBe(before.svg)
  })

  test('the same words again are no change, and none give the example again', async () => {
    const { me, page, write, now } = setUp()
    const { revision } = await write(me, { title: 'One' })
    expect((await write(me, { title: 'One' })).revision).toBe(revision)
    await write(me, {})
    expect(now()?.words).toBeNull()
    expect(db.select().from(pageOps).where(eq(pageOps.pageId, page.id)).all()).toHaveLength(2)
  })

  test('what two people write at once is merged', async () => {
    const { me, project, said, write } = setUp()
    const friend = makeUser()
    makeCollaborator(project.id, friend.id)
    await write(me, { title: 'Mine' }, null)
    await write(actorOf(friend), { 'plans/d1/price': '$9' }, null)
    expect(said()).toEqual({ title: 'Mine', 'plans/d1/price': '$9' })
  })

  test('where both wrote the same, nothing is written and it is said', async () => {
    const { me, project, said, write } = setUp()
    const friend = makeUser()
    makeCollaborator(project.id, friend.id)
    await write(me, { title: 'Mine' }, null)
    const theirs = write(actorOf(friend), { title: 'Theirs', lead: 'Also' }, null)
    await expect(theirs).rejects.toMatchObject({ code: 'words-changed', status: 409 })
    expect(said()).toEqual({ title: 'Mine' })
  })

  test('undo of one person is refused over words of another', async () => {
    const { me, at, project, said, write } = setUp()
    const friend = makeUser()
    makeCollaborator(project.id, friend.id)
    await write(me, { title: 'Mine' })
    await write(actorOf(friend), { title: 'Mine', lead: 'Theirs' })
    expect(catchError(() => undoChange(me, at))).toMatchObject({ code: 'undo-conflict' })
    expect(said()).toEqual({ title: 'Mine', lead: 'Theirs' })
  })

  test('stay through a swap, a variant, a move, a copy and a restored version', async () => {
    const world = setUp()
    const { me, at, page, project, now, write } = world
    const { revision } = await write(me, { title: 'Kept' })
    const id = now()?.words
    swapSection(me, { ...at, panelId: 'hero-scene' })
    restyleSection(me, { ...at, color: 'dark' })
    expect(now()).toMatchObject({ panelId: 'hero-scene', color: 'dark', words: id })
    swapSection(me, { ...at, panelId })
    expect((await drawn(world)).source.words?.words).toEqual({ title: 'Kept' })
    const copy = duplicateSection(me, at).sectionId ?? ''
    const other = makePage(project.id)
    moveSection(me, { ...at, sectionId: copy, to: { page: other.id } })
    const row = db.select().from(sections).where(eq(sections.id, copy)).get()
    expect(row).toMatchObject({ pageId: other.id, words: id })
    await write(me, { title: 'Others' })
    removeSection(me, at)
    restorePage(me, { projectId: project.id, pageId: page.id, at: revision })
    const [back] = db.select().from(sections).where(eq(sections.pageId, page.id)).all()
    expect(back?.words).toBe(id)
    const twin = duplicatePage(me, { projectId: project.id, pageId: page.id })
    const [same] = db.select().from(sections).where(eq(sections.pageId, twin)).all()
    expect(same?.words).toBe(id)
  })

  test('go along into another project, and stay there when the first is gone', async () => {
    const { me, project, now, write } = setUp()
    await write(me, { title: 'Travels' })
    const to = makeProject({ ownerId: me.kind === 'member' ? me.id : '' })
    transaction((tx) => copyPages(tx, { from: project.id, to: to.id, by: me }))
    const rows = db
      .select()
      .from(sectionWords)
      .where(and(eq(sectionWords.id, now()?.words ?? ''), eq(sectionWords.projectId, to.id)))
      .all()
    expect(rows).toHaveLength(1)
  })

  test('come with an imported template', async () => {
    const staff = makeUser({ role: 'admin' })
    const from = setUp(staff)
    await from.write(from.me, { title: 'Of the template' })
    db.$client
      .prepare("update projects set kind = 'page_template' where id = ?")
      .run(from.project.id)
    const into = setUp(staff)
    importTemplate(into.me, {
      projectId: into.project.id,
      pageId: into.page.id,
      templateId: from.project.id,
      mode: 'replace',
      slots: false,
    })
    const [placed] = db.select().from(sections).where(eq(sections.pageId, into.page.id)).all()
    expect(wordsBehind(placed?.words ?? null)).toEqual({ title: 'Of the template' })
    const mine = eq(sectionWords.projectId, into.project.id)
    expect(db.select().from(sectionWords).where(mine).all()).toHaveLength(1)
  })

  test('a new header in place of one with own words says its example', async () => {
    const { me, project, page, at } = setUp()
    const kept = { pageId: null, projectId: project.id, order: 'a0', ...variant }
    const header = makeSection(page, { panelId: 'header-announcement', type: 'header', ...kept })
    await writeWords(me, { ...at, sectionId: header.id, base: null, words: { title: 'x' } })
    addSection(me, { ...at, panelId: 'header-announcement', type: 'header', ...variant })
    const row = db.select().from(sections).where(eq(sections.id, header.id)).get()
    expect(row?.words).toBeNull()
  })

  test('a guest writes them in a project without an owner, a stranger nowhere', async () => {
    const project = makeProject()
    const page = makePage(project.id)
    const section = makeSection(page, { panelId, ...variant })
    const at = { projectId: project.id, pageId: page.id, sectionId: section.id }
    const change = { ...at, base: null, words: { title: 'By a guest' } }
    await writeWords(guest(project.id), change)
    expect(db.select().from(sections).where(eq(sections.id, section.id)).get()?.words).toBeTruthy()
    const { me, at: mine } = setUp()
    await expect(writeWords(me, change)).rejects.toMatchObject({ code: 'not-found' })
    const foreign = { ...change, ...mine, sectionId: section.id }
    await expect(writeWords(me, foreign)).rejects.toMatchObject({ status: 404 })
  })

  test('a section of an uploaded panel keeps them and is drawn without', async () => {
    const { me, at } = setUp()
    const uploaded = makePanel()
    swapSection(me, { ...at, panelId: uploaded.id })
    const change = { ...at, base: null, words: { title: 'Unseen' } }
    expect((await writeWords(me, change)).sectionId).toBe(at.sectionId)
  })

  test('too many of one section, and of a project, are refused', async () => {
    const { me, project, write, said } = setUp()
    const many = Array.from({ length: limits.ownWordsOfSection + 1 }, (_, i) => [`word${i}`, 'x'])
    await expect(write(me, Object.fromEntries(many))).rejects.toMatchObject({
      code: 'words-too-many',
    })
    const rows = Array.from({ length: limits.wordsOfProject }, (_, i) => ({
      id: `full-${i}`,
      projectId: project.id,
      words: {},
      sizes: {},
      createdAt: Date.now(),
    }))
    db.transaction(() => {
      for (const row of rows) db.insert(sectionWords).values(row).run()
    })
    await expect(write(me, { title: 'One more' })).rejects.toMatchObject({ code: 'words-full' })
    expect(said()).toEqual({})
  })

  test('what a form has come to is kept also where it is more than a section may keep', () => {
    const form = new FormData()
    form.set('panel', panelId)
    const long = 'x'.repeat(limits.lettersOfOwnWord)
    const rows = Array.from({ length: 8 }, (_, i): [string, OwnWords[string]][] => [
      [`plans/k${i}#row`, { at: 3 + i, like: 'd0' }],
      [`plans/k${i}/text`, long],
    ])
    const draft: OwnWords = Object.fromEntries(rows.flat())
    form.set('draft', JSON.stringify(draft))
    expect(readWordsForm({ id: '', brandId: '' }, form).read).toMatchObject({
      words: draft,
      tooMany: true,
    })
    form.set('word-plans/k0/text', 'Shorter')
    expect(readWordsForm({ id: '', brandId: '' }, form).read.words).toEqual({
      ...draft,
      'plans/k0/text': 'Shorter',
    })
  })

  test('lists have as many rows as fit in the orientation of the section', () => {
    const { me, at } = setUp()
    swapSection(me, { ...at, panelId: 'features-alternating-rows' })
    const most = () => {
      const [items] = openWords(me, at).form.parts.filter((part) => part.kind === 'list')
      return items?.most
    }
    expect(most()).toBe(20)
    restyleSection(me, { ...at, orientation: 'center' })
    expect(most()).toBe(2)
    const add = (orientation: 'left' | 'center', words = {}) => {
      const { panelId, story } = openWords(me, at).form
      return stepWords(
        'add:items',
        { panelId, story, orientation, facts: null, words, theirs: {} },
        'knew',
      ).words
    }
    expect(add('left')).toHaveProperty(['items/knew#row'])
    expect(add('center')).toEqual({})
    expect(add('center', { 'items/d0#row': { gone: true } })).toHaveProperty(['items/knew#row'])
  })

  test('what a form has come to is not read when no typing makes it as long', () => {
    const form = new FormData()
    form.set('panel', panelId)
    form.set('draft', JSON.stringify({ title: 'Typed' }) + ' '.repeat(4 * limits.bytesOfOwnWords))
    expect(readWordsForm({ id: '', brandId: '' }, form).read.words).toEqual({})
  })

  test('what nothing names any more is tidied, what a version names is kept', async () => {
    const { me, project, page, now, write } = setUp()
    await write(me, { title: 'First' })
    const first = now()?.words ?? ''
    await write(me, { title: 'Second' })
    const second = now()?.words ?? ''
    const tidy = () => {
      for (let turns = 0; tidyWords(Date.now() + 48 * 60 * 60 * 1000); turns += 1) {
        if (turns > 10_000) throw new Error('no end')
      }
    }
    tidy()
    expect(findWords(first)).toBeDefined()
    db.delete(pageOps).where(eq(pageOps.pageId, page.id)).run()
    tidy()
    expect(findWords(first)).toBeUndefined()
    expect(findWords(second)).toBeDefined()
    db.$client.prepare('delete from projects where id = ?').run(project.id)
    expect(findWords(second)).toBeUndefined()
  })

  test('without own words a picture has its known height and no words in its address', () => {
    const source = findPicture({ panelId, ...variant })
    expect(source?.height).toBe(panelSize(panelId, 'left', 'light')?.height)
    expect(findPicture({ panelId, ...variant, words: 'unknown' })).toBeNull()
  })
})
