import { expect, test } from 'vitest'
import { plansOf } from '#tests/fixtures/plans'
import { makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import type { Place } from '~/features/lists/place'
import { readPage } from '~/features/lists/read-page.server'
import { anyCase, contains, matches } from '~/features/lists/search.server'

const { name, rowNumber } = projects
const names = Array.from({ length: 7 }, (_, n) => `Kiln ${n}`)
for (const name of names) makeProject({ name })
makeProject({ name: 'Éclair 100%_' })

const found = (typed: string, place: Place = null) =>
  readPage({
    select: db.select({ name, rowNumber }).from(projects).$dynamic(),
    where: (start) =>
      matches(
        typed,
        { table: projects, index: 'projects_search', starts: [anyCase(name)], most: 2 },
        start,
      ),
    sort: [[rowNumber, 'desc']],
    place,
    size: 1,
  })

test('a search that looks through few hits at a time is paged to its last one, and back', () => {
  const pages = [found('kiln')]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(found('kiln', { after: next }))
    if (pages.length > 9) throw new Error('a page leads nowhere')
  }
  expect(pages.map(({ rows }) => rows[0]?.name)).toEqual(names.toReversed())
  const back = found('kiln', { before: pages.at(-1)?.previous ?? '' })
  expect(back).toEqual(pages.at(-2))
})

test('one or two characters are a beginning, in both cases of any letter; a longer text stands anywhere', () => {
  const first = (typed: string) => found(typed).rows[0]?.name
  expect(['é', 'É', 'éc', 'air', '%_', ' 0%_ '].map(first)).toEqual([
    'Éclair 100%_',
    'Éclair 100%_',
    'Éclair 100%_',
    'Éclair 100%_',
    undefined,
    'Éclair 100%_',
  ])
})

test('of very many beginnings the first by the alphabet are looked through, along the index', () => {
  for (const name of ['Zinc 1', 'Zinc 2', 'Zinc 3']) makeProject({ name })
  const [plan] = plansOf(() => expect(found('zi').rows[0]?.name).toBe('Zinc 2'))
  expect(plan?.steps.filter((step) => /SCAN (?!\(sub)|TEMP B-TREE FOR ORDER/.test(step))).toEqual(
    [],
  )
  expect(plan?.steps).toContainEqual(expect.stringMatching(/COVERING INDEX projects_name/))
})

test('a text is contained literally', () => {
  const holding = (text: string) =>
    db.select({ name }).from(projects).where(contains(name, text)).all().length
  expect(['KILN', '_', '%', '\\', 'n_0'].map(holding)).toEqual([7, 1, 1, 0, 0])
})

test('what is contained is found in small letters and in capitals, also beyond ASCII', () => {
  makeProject({ name: 'ÉCOLE DU LAC' })
  const holding = (text: string) =>
    db
      .select({ name })
      .from(projects)
      .where(contains(name, text))
      .all()
      .map((row) => row.name)
  for (const text of ['éc', 'Éc', 'ÉC']) {
    expect(holding(text), text).toEqual(['Éclair 100%_', 'ÉCOLE DU LAC'])
  }
})
