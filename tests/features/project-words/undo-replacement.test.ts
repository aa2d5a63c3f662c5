import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  guest,
  makeCollaborator,
  makePage,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { collaborators, logHistory, pageOps, sections } from '~/db/schema'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { replaceWords } from '~/features/project-words/replace-words.server'
import { searchWords } from '~/features/project-words/search-words.server'
import { undoReplacement } from '~/features/project-words/undo-replacement.server'
import { redoChange } from '~/features/sections/redo-change.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { wordsBehind, writeWords } from '~/features/sections/write-words.server'
import type { Actor } from '~/permissions/vocabulary'

beforeAll(seedLibrary)

const variant = { orientation: 'left', color: 'light' } as const
type User = ReturnType<typeof makeUser>
const ways = { matchCase: false, wholeWords: false }

/** A project of two pages: two sections on the first, one on the second, each of the Old Mill. */
async function setUp(owner: User | null = makeUser()) {
  const project = makeProject({ ownerId: owner?.id ?? null })
  const me: Actor = owner ? actorOf(owner) : guest(project.id)
  const home = makePage(project.id, { name: 'Home', home: true })
  const visit = makePage(project.id, { name: 'Visit', order: 1 })
  const place = (page: typeof home, order: string) =>
    makeSection(page, { panelId: 'pricing-three-plans', ...variant, order })
  const [one, two, three] = [place(home, 'a0'), place(home, 'a1'), place(visit, 'a0')]
  const at = (section: typeof one) => ({
    projectId: project.id,
    pageId: section.pageId ?? '',
    sectionId: section.id,
  })
  const stored = ({ id }: typeof one) => db.select().from(sections).where(eq(sections.id, id)).get()
  const title = (section: typeof one) => wordsBehind(stored(section)?.words ?? null).title
  const titles = () => [one, two, three].map(title)
  const write = (section: typeof one, text: string, actor = me) => {
    const base = stored(section)?.words ?? null
    return writeWords(actor, { ...at(section), base, words: { title: text } })
  }
  const replace = async (text: string, by: string, actor = me) => {
    const search = { text, ...ways }
    const found = await searchWords(actor, project.id, search, 0)
    const words = found.pages.flatMap((page) => page.sections.flatMap((each) => each.words))
    const chosen = words.flatMap(({ key }) => key ?? [])
    return await replaceWords(actor, { projectId: project.id, search, text: by, chosen })
  }
  const undo = (replacement: string, actor = me) =>
    undoReplacement(actor, { projectId: project.id, replacement })
  const friend = () => {
    const user = makeUser()
    makeCollaborator(project.id, user.id)
    return actorOf(user)
  }
  for (const section of [one, two, three]) await write(section, 'Old Mill')
  return {
    me,
    project,
    home,
    visit,
    one,
    two,
    three,
    at,
    titles,
    write,
    replace,
    undo,
    friend,
    stored,
  }
}

const old = ['Old Mill', 'Old Mill', 'Old Mill']
const changed = ['New Mill', 'New Mill', 'New Mill']

describe('a replacement', () => {
  test('is undone on all its pages at once, as each page would, and told there', async () => {
    const { me, home, visit, one, three, at, titles, replace, undo } = await setUp()
    const { replacement } = await replace('Old', 'New')
    expect(titles()).toEqual(changed)
    expect(undo(replacement)).toEqual({ sections: 3, pages: 2, stayed: 0 })
    expect(titles()).toEqual(old)
    const told = db.select().from(logHistory).all().slice(-3)
    expect(told.map(({ action }) => action)).toEqual(
      Array.from({ length: 3 }, () => 'section words changed: undone'),
    )
    const kinds = (pageId: string) =>
      db
        .select()
        .from(pageOps)
        .where(eq(pageOps.pageId, pageId))
        .all()
        .map(({ kind }) => kind)
    expect(kinds(home.id)).toEqual(['do', 'do', 'do', 'do', 'undo', 'undo'])
    expect(kinds(visit.id)).toEqual(['do', 'do', 'undo'])
    // Undo goes on with what was before it; redo brings it back, section by section.
    undoChange(me, at(three))
    expect(titles()).toEqual(['Old Mill', 'Old Mill', undefined])
    redoChange(me, at(three))
    redoChange(me, at(three))
    redoChange(me, at(one))
    expect(titles()).toEqual(['New Mill', 'Old Mill', 'New Mill'])
  })

  test('stays in a section that somebody has changed since, also its author, and says in how many', async () => {
    const { me, one, two, three, at, titles, write, replace, undo, friend } = await setUp()
    const first = await replace('Old', 'New')
    await write(two, 'Theirs', friend())
    expect(undo(first.replacement)).toEqual({ sections: 2, pages: 2, stayed: 1 })
    expect(titles()).toEqual(['Old Mill', 'Theirs', 'Old Mill'])
    const second = await replace('Old', 'New')
    await write(one, 'Mine')
    restyleSection(me, { ...at(three), color: 'dark' })
    expect(() => undo(second.replacement)).toThrow(
      expect.objectContaining({
        code: 'replacement-changed',
        status: 409,
        details: { values: { stayed: 2 } },
      }),
    )
    expect(titles()).toEqual(['Mine', 'Theirs', 'New Mill'])
    // What was changed and changed back by undo counts as nothing.
    undoChange(me, at(three))
    expect(undo(second.replacement)).toEqual({ sections: 1, pages: 1, stayed: 1 })
  })

  test('leaves what came after it where it was: undo and redo of the page go on with that', async () => {
    const { me, one, two, at, titles, stored, replace, undo, write } = await setUp()
    await write(two, 'Another')
    const { replacement } = await replace('Old', 'New')
    restyleSection(me, { ...at(two), color: 'dark' })
    expect(undo(replacement)).toEqual({ sections: 2, pages: 2, stayed: 0 })
    expect(undoChange(me, at(one)).name).toBe('color')
    expect(stored(two)?.color).toBe('light')
    // Not the replacement, which was undone before it.
    expect(redoChange(me, at(one)).name).toBe('color')
    expect(() => redoChange(me, at(one))).toThrow(
      expect.objectContaining({ code: 'nothing-to-redo' }),
    )
    expect(titles()).toEqual(['Old Mill', 'Another', 'Old Mill'])
  })

  test('is undone once: a second press changes nothing, and what was undone on its page is not counted', async () => {
    const { me, one, three, at, titles, replace, undo } = await setUp()
    const { replacement } = await replace('Old', 'New')
    undoChange(me, at(three))
    expect(undo(replacement)).toEqual({ sections: 2, pages: 1, stayed: 0 })
    const rows = () => db.select().from(pageOps).all().length
    const before = rows()
    expect(() => undo(replacement)).toThrow(
      expect.objectContaining({ code: 'replacement-undone', status: 409 }),
    )
    expect(rows()).toBe(before)
    redoChange(me, at(one))
    expect(undo(replacement)).toEqual({ sections: 1, pages: 1, stayed: 0 })
    expect(titles()).toEqual(old)
  })

  test('is undone whole or not at all where something fails', async () => {
    const { one, titles, replace, undo } = await setUp()
    const { replacement } = await replace('Old', 'New')
    sqlite.exec(`create temp trigger fails before update on sections when new.id = '${one.id}'
      begin select raise(abort, 'fails'); end`)
    expect(() => undo(replacement)).toThrow('fails')
    sqlite.exec('drop trigger fails')
    expect(titles()).toEqual(changed)
    expect(undo(replacement).sections).toBe(3)
  })

  test('is undone before an earlier one', async () => {
    const { titles, replace, undo } = await setUp()
    const first = await replace('Old', 'New')
    const second = await replace('Mill', 'Bakery')
    expect(() => undo(first.replacement)).toThrow(
      expect.objectContaining({ code: 'replacement-passed', status: 409 }),
    )
    expect(undo(second.replacement).sections).toBe(3)
    expect(titles()).toEqual(changed)
    expect(undo(first.replacement).sections).toBe(3)
    expect(titles()).toEqual(old)
  })

  test('is undone by who made it, while they may edit, and by nobody else', async () => {
    const { project, titles, replace, undo, friend } = await setUp()
    const theirs = friend()
    const { replacement } = await replace('Old', 'New', theirs)
    const gone = expect.objectContaining({ code: 'replacement-gone', status: 404 })
    expect(() => undo(replacement)).toThrow(gone)
    expect(() => undo('', theirs)).toThrow(gone)
    const closed = expect.objectContaining({ code: 'not-found', status: 404 })
    expect(() => undo(replacement, actorOf(makeUser()))).toThrow(closed)
    db.delete(collaborators).where(eq(collaborators.projectId, project.id)).run()
    expect(() => undo(replacement, theirs)).toThrow(closed)
    expect(titles()).toEqual(changed)
  })

  test('is not undone in another project of its author', async () => {
    const owner = makeUser()
    const { me, titles, replace } = await setUp(owner)
    const { replacement } = await replace('Old', 'New')
    const other = makeProject({ ownerId: owner.id })
    expect(() => undoReplacement(me, { projectId: other.id, replacement })).toThrow(
      expect.objectContaining({ code: 'replacement-gone' }),
    )
    expect(titles()).toEqual(changed)
  })

  test('of a guest is undone by the guest', async () => {
    const { titles, replace, undo } = await setUp(null)
    const { replacement } = await replace('Old', 'New')
    expect(undo(replacement).sections).toBe(3)
    expect(titles()).toEqual(old)
  })
})
