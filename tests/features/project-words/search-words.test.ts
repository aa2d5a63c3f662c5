import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  guest,
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { pageOps, sections } from '~/db/schema'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { replaceWords } from '~/features/project-words/replace-words.server'
import { type FoundWords, searchWords } from '~/features/project-words/search-words.server'
import { readSearch } from '~/features/project-words/word-search-schema.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { wordsBehind, writeWords } from '~/features/sections/write-words.server'
import type { OwnWords } from '~/panels/words'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'

beforeAll(seedLibrary)

const variant = { orientation: 'left', color: 'light' } as const

function setUp(panelIds: readonly string[] = ['pricing-three-plans'], owner = makeUser()) {
  const project = makeProject({ ownerId: owner.id })
  const page = makePage(project.id, { name: 'Home', home: true })
  const placed = panelIds.map((panelId, at) =>
    makeSection(page, { panelId, ...variant, order: `a${at}` }),
  )
  const [section = placed[0]] = placed
  if (!section) throw new Error('no section')
  const me = actorOf(owner)
  const at = { projectId: project.id, pageId: page.id, sectionId: section.id }
  const wordsOf = (id = section.id) => db.select().from(sections).where(eq(sections.id, id)).get()
  const said = (id = section.id) => wordsBehind(wordsOf(id)?.words ?? null)
  const write = (words: OwnWords, id = section.id) =>
    writeWords(me, { ...at, sectionId: id, base: wordsOf(id)?.words ?? null, words })
  const find = (text: string, ways = {}, from = 0, actor: Actor = me) =>
    searchWords(actor, project.id, search(text, ways), from)
  const replace = (text: string, by: string, chosen: string[], ways = {}) =>
    replaceWords(me, { projectId: project.id, search: search(text, ways), text: by, chosen })
  return { me, project, page, placed, section, at, said, write, find, replace }
}

const search = (text: string, ways: { matchCase?: boolean; wholeWords?: boolean } = {}) => ({
  text,
  matchCase: false,
  wholeWords: false,
  ...ways,
})

const wordsIn = ({ pages }: FoundWords) =>
  pages.flatMap(({ sections }) => sections.flatMap(({ words }) => words))
const keysOf = (found: FoundWords) => wordsIn(found).flatMap(({ key }) => key ?? [])
const pathsOf = (found: FoundWords) => wordsIn(found).map(({ path }) => path)

describe('a text in the words of a project', () => {
  test('is found in own words and in those of the example, with the words around', async () => {
    const { write, find } = setUp()
    await write({
      title: 'Three ways to pay the Bellweather bakery',
      'plans/d2#row': { gone: true },
    })
    const found = await find('bellweather')
    expect(found).toMatchObject({ words: 1, times: 1 })
    expect(wordsIn(found)[0]?.pieces).toEqual([
      { text: 'Three ways to pay the ', hit: false },
      { text: 'Bellweather', hit: true },
      { text: ' bakery', hit: false },
    ])
    const example = await setUp().find('14 days')
    expect(pathsOf(example)).toContain('plans/d1/button')
  })

  test('is found as it is written, and as a whole word, where that is asked for', async () => {
    const { write, find } = setUp()
    await write({ title: 'Zart, mozarty and ZART. Élanx' })
    const times = async (text: string, ways = {}) => (await find(text, ways)).times
    expect(await times('zart')).toBe(3)
    expect(await times('zart', { matchCase: true })).toBe(1)
    expect(await times('zart', { wholeWords: true })).toBe(2)
    expect(await times('moz', { wholeWords: true })).toBe(0)
    expect(await times('ZART.', { wholeWords: true })).toBe(1)
    expect(await times('.*')).toBe(0)
    // Composed of two letters, as some keyboards write it.
    expect(await times('e\u0301lanx')).toBe(1)
  })

  test('is found once in what all pages have, and not in rows that are gone or on hidden headers', async () => {
    const { project, page, find, write } = setUp()
    const second = makePage(project.id, { name: 'Second', order: 1 })
    const everywhere = { pageId: null, projectId: project.id, order: 'a0', ...variant }
    const header = makeSection(page, { panelId: 'header-simple', type: 'header', ...everywhere })
    await write({ 'menu/d0': 'Quillwork' }, header.id)
    expect((await find('Quillwork')).pages.map(({ name }) => name)).toEqual(['Home'])
    await write({ 'plans/d1/name': 'Quillwork' })
    expect(await find('Quillwork')).toMatchObject({ words: 2 })
    await write({ 'plans/d1/name': 'Quillwork', 'plans/d1#row': { gone: true } })
    expect(await find('Quillwork')).toMatchObject({ words: 1 })
    db.$client
      .prepare("update pages set header = 'none' where id in (?, ?)")
      .run(page.id, second.id)
    expect(await find('Quillwork')).toMatchObject({ words: 0, pages: [] })
  })

  test('is found in names and numbers that are chosen, which cannot be written', async () => {
    const { find } = setUp(['logos-grid', 'product-gallery'])
    const found = wordsIn(await find('a'))
    const company = found.find(({ path }) => path.startsWith('companies/'))
    expect(company).toMatchObject({ key: null })
    expect(found.find(({ path }) => path === 'button')?.key).toEqual(expect.any(String))
  })

  test('others are answered between two sections, and a part of the results is shown', async () => {
    const { page, find } = setUp(Array.from({ length: 40 }, () => 'pricing-three-plans'))
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    const found = await find('e')
    isOver = true
    expect(turns).toBeGreaterThanOrEqual(40)
    expect(found.words).toBeGreaterThan(2 * limits.wordsFound)
    expect(wordsIn(found)).toHaveLength(limits.wordsFound)
    const next = await find('e', {}, limits.wordsFound)
    expect(next.from).toBe(limits.wordsFound)
    expect(keysOf(next)).not.toContain(keysOf(found)[0])
    const last = await find('e', {}, 1_000_000)
    expect(last.from + wordsIn(last).length).toBe(found.words)
    expect(last.pages[0]?.id).toBe(page.id)
  })

  test('an address without a text asks for nothing, one that is too long is told', () => {
    const read = (query: string) => readSearch(new URLSearchParams(query))
    expect(read('p=1')).toEqual({})
    expect(read('q=')).toMatchObject({ error: expect.any(String) })
    expect(read(`q=${'x'.repeat(limits.lettersOfWordSearch + 1)}`).error).toMatch(/at most 300/)
    expect(read('q=Bell&case=on')).toEqual({ search: search('Bell', { matchCase: true }) })
  })
})

describe('another text in its place', () => {
  test('becomes an own word of each section, and undo takes each back', async () => {
    const { me, at, placed, said, write, find, replace } = setUp([
      'pricing-three-plans',
      'hero-scene',
    ])
    const [, hero] = placed
    await write({ title: 'Old Mill bread', lead: 'By the Old Mill, for Old Mill.', note: 'Kept' })
    await write({ title: 'The Old Mill' }, hero?.id)
    const found = await find('old mill')
    expect(found).toMatchObject({ words: 3, times: 4 })
    const result = await replace('old mill', '$& & Co', keysOf(found))
    expect(result).toMatchObject({ words: 3, pages: 1 })
    expect(result.left).toEqual({ changed: 0, long: 0, full: 0 })
    expect(said()).toEqual({
      title: '$& & Co bread',
      lead: 'By the $& & Co, for $& & Co.',
      note: 'Kept',
    })
    expect(said(hero?.id)).toEqual({ title: 'The $& & Co' })
    expect(undoChange(me, at).name).toBe('words')
    expect(said(hero?.id)).toEqual({ title: 'The Old Mill' })
    expect(said()).toMatchObject({ title: '$& & Co bread' })
    expect(undoChange(me, at).name).toBe('words')
    expect(said()).toMatchObject({ title: 'Old Mill bread' })
  })

  test('is written with the capitals of what it replaces, unless the search says how that is written', async () => {
    const { find, replace, said, write } = setUp()
    const replaced = async (was: string, text: string, by: string, ways = {}) => {
      await write({ title: was })
      await replace(text, by, keysOf(await find(text, ways)), ways)
      return said().title
    }
    expect(await replaced('Kitchen, KITCHEN and kitchen', 'kitchen', 'bakery')).toBe(
      'Bakery, BAKERY and bakery',
    )
    expect(await replaced('Kitchen and KITCHEN', 'Kitchen', 'bakery')).toBe('bakery and BAKERY')
    expect(await replaced('Kitchen and kitchen', 'Kitchen', 'bakery', { matchCase: true })).toBe(
      'bakery and kitchen',
    )
    expect(await replaced('Élan. É', 'é', 'ö')).toBe('Ölan. Ö')
    expect(await replaced('Phone', 'phone', 'iPad')).toBe('iPad')
    expect(await replaced('PHONE', 'phone', 'iPad')).toBe('iPad')
    expect(await replaced('SITE', 'site', 'panelry.example')).toBe('panelry.example')
    expect(await replaced('(Halden)', '(halden)', '“forno')).toBe('“Forno')
  })

  test('is written only where it was chosen', async () => {
    const { find, replace, said } = setUp()
    const chosen = keysOf(await find('14 days')).slice(0, 1)
    await replace('14 days', 'a month', chosen)
    expect(Object.values(said())).toEqual([expect.stringContaining('a month')])
  })

  test('leaves what somebody changed since it was found, and says so', async () => {
    const { project, page, find, replace, said, write } = setUp()
    const friend = makeUser()
    makeCollaborator(project.id, friend.id)
    await write({ title: 'Old Mill', lead: 'Old Mill' })
    const found = keysOf(await find('Old Mill'))
    await write({ title: 'Theirs, at the Old Mill', lead: 'Old Mill' })
    expect(await replace('Old Mill', 'New Mill', found)).toMatchObject({
      words: 1,
      left: { changed: 1 },
    })
    expect(said()).toEqual({ title: 'Theirs, at the Old Mill', lead: 'New Mill' })
    // Twice in a row: nothing is left to replace.
    await expect(replace('Old Mill', 'New Mill', found)).rejects.toMatchObject({
      code: 'words-none-replaced',
      status: 409,
      details: { values: { changed: 2 } },
    })
    const now = keysOf(await find('Old Mill'))
    db.delete(sections).where(eq(sections.pageId, page.id)).run()
    await expect(replace('Old Mill', 'New Mill', now)).rejects.toMatchObject({ status: 409 })
  })

  test('is refused for fields that have no room for it, and kept in the others', async () => {
    const { find, replace, said, write } = setUp()
    await write({ title: `Old Mill ${'x'.repeat(285)}`, lead: 'Old Mill' })
    const found = keysOf(await find('Old Mill'))
    const result = await replace('Old Mill', 'A much longer name than that', found)
    expect(result).toMatchObject({ words: 1, left: { long: 1 } })
    expect(said()).toMatchObject({ lead: 'A much longer name than that' })
  })

  test('is refused for a section that has no room for more own words, and kept in the others', async () => {
    const { placed, find, replace, said, write } = setUp([
      'pricing-three-plans',
      'pricing-three-plans',
    ])
    const [, other] = placed
    const rows = Array.from({ length: limits.ownWordsOfSection }, (_, n) => `plans/k${n}`)
    await write(Object.fromEntries(rows.map((row) => [`${row}/name`, 'x'])))
    const found = keysOf(await find('14 days')).filter((key) => key.includes('plans/d1/button'))
    expect(found).toHaveLength(2)
    const result = await replace('14 days', 'a month', found)
    expect(result).toMatchObject({ words: 1, left: { changed: 0, long: 0, full: 1 } })
    expect(said()).not.toHaveProperty(['plans/d1/button'])
    expect(said(other?.id)).toHaveProperty(['plans/d1/button'])
  })

  test('takes a text out, and changes nothing where it is there already', async () => {
    const { page, find, replace, said, write } = setUp()
    await write({ title: 'Mill' })
    const changes = () => db.select().from(pageOps).where(eq(pageOps.pageId, page.id)).all().length
    const before = changes()
    const found = keysOf(await find('mill'))
    await expect(replace('mill', 'Mill', found)).rejects.toMatchObject({
      code: 'words-none-replaced',
      details: { values: { changed: 0 } },
    })
    expect(changes()).toBe(before)
    await replace('mill', '', found)
    expect(said()).toEqual({ title: '' })
  })

  test('is written by whoever may write words, by nobody else, and only where it was chosen', async () => {
    const project = makeProject()
    const page = makePage(project.id)
    makeSection(page, { panelId: 'pricing-three-plans', ...variant })
    makeSection(page, { panelId: makePanel().id, ...variant, order: 'a1' })
    const by = guest(project.id)
    const found = keysOf(await searchWords(by, project.id, search('14 days'), 0))
    const input = { projectId: project.id, search: search('14 days'), text: 'a week' }
    expect(await replaceWords(by, { ...input, chosen: found })).toMatchObject({
      words: found.length,
    })
    await expect(replaceWords(by, { ...input, chosen: [] })).rejects.toMatchObject({ status: 400 })
    const { me } = setUp()
    await expect(searchWords(me, project.id, search('e'), 0)).rejects.toMatchObject({ status: 404 })
    const strange = replaceWords(me, { ...input, chosen: found })
    await expect(strange).rejects.toMatchObject({ code: 'not-found' })
    const foreign = setUp().replace('14 days', 'x', ['a b c', ...found])
    await expect(foreign).rejects.toMatchObject({ code: 'words-none-replaced' })
  })
})
