import { expect, test } from 'vitest'
import { plansOf } from '#tests/fixtures/plans'
import { makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { contains, matches, startsAs } from '~/features/lists/search.server'

const { name, rowNumber } = projects
const names = Array.from({ length: 7 }, (_, n) => `Kiln ${n}`)
for (const name of names) makeProject({ name })
makeProject({ name: 'Éclair 100%_' })

const found = (typed: string, place: PageStart = null) =>
  readPage({
    select: db.select({ name, rowNumber }).from(projects).$dynamic(),
    where: (start) => matches(typed, { table: projects, index: 'projects', most: 2 }, start),
    sort: [[rowNumber, 'desc']],
    place,
    size: 1,
  })

test.each(['kiln', 'ki'])(
  'a search for %s that looks through few hits at a time is paged to its last one, and back',
  (typed) => {
    const pages = [found(typed)]
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
      pages.push(found(typed, { after: next }))
      if (pages.length > 9) throw new Error('a page leads nowhere')
    }
    expect(pages.map(({ rows }) => rows[0]?.name)).toEqual(names.toReversed())
    const back = found(typed, { before: pages.at(-1)?.previous ?? '' })
    expect(back).toEqual(pages.at(-2))
  },
)

test('one or two letters are the beginning of a word, in both cases; signs and a longer text stand anywhere', () => {
  const first = (typed: string) => found(typed).rows[0]?.name
  for (const typed of ['é', 'É', 'éc', 'ec', '10', 'air', '%_', '_', ' 0%_ ']) {
    expect({ typed, first: first(typed) }).toEqual({ typed, first: 'Éclair 100%_' })
  }
  for (const typed of ['ai', 'r', '00']) expect(first(typed)).toBeUndefined()
})

test('both indexes are read from their newest hit on, nothing else is', () => {
  for (const typed of ['ki', 'kiln']) {
    const steps = plansOf(() => found(typed)).flatMap((plan) => plan.steps)
    expect(
      steps.filter((step) => /SCAN (?!projects_(short|search) VIRTUAL|\(sub)|B-TREE/.test(step)),
    ).toEqual([])
  }
})

test('a text is contained literally', () => {
  const holding = (text: string) =>
    db.select({ name }).from(projects).where(contains(name, text)).all().length
  expect(['KILN', '_', '%', '\\', 'n_0'].map(holding)).toEqual([7, 1, 1, 0, 0])
})

const written: [name: string, typed: string[]][] = [
  ['Café du Lac', ['cafe\u0301', 'CAFÉ', 'cafe du', 'café  du', 'café\u00a0du', 'la', 'ca']],
  ['Cafe\u0301 Rose', ['café ro', 'cafe rose', 'ro']],
  ['Straße nach Łódź, Ørsted & Đorđe', ['strasse', 'STRASSE', 'lodz', 'orsted', 'dorde', 'lo']],
  ['İstanbul ışık', ['istanbul', 'ISTANBUL', 'ıstanbul', 'isik', 'is']],
  ['Οδός Άνθεων', ['οδος', 'ΟΔΟΣ', 'ανθεων', 'ΑΝ']],
  ['Ёлка', ['елка', 'ёл', 'ЕЛ']],
  ['日本語のサイト', ['日', '日本', '本語', '日本語', 'サイト', 'ｻｲﾄ']],
  ['東京タワー', ['東', '京タ', 'ﾀﾜｰ']],
  ['한국어 사이트', ['한국', '국', '사이트', '한국'.normalize('NFD')]],
  ['ร้านกาแฟ', ['กา', 'ร้', 'กาแฟ']],
  ['हिन्दी की किताब', ['की', 'हिन्दी']],
  ['مَقْهًى الأَمَل', ['مقه', 'الامل', 'مل']],
  ['Party 🎉 now', ['🎉', 'y 🎉']],
  ['Love ❤\u{fe0f}', ['❤', '❤\u{fe0f}']],
  ['Art 👩\u{200d}🎨', ['👩\u{200d}🎨', '🎨']],
  ['Ｆｕｌｌ ｗｉｄｔｈ ﬁne', ['full width', 'fine', 'fu']],
  ['Maya’s “best”', ["maya's", '"best"']],
]

test.each(written)(
  '%s is found however it is typed, by the index and by reading',
  (name, typed) => {
    makeProject({ name })
    for (const text of typed) {
      const hits = found(text).rows.map((row) => row.name)
      expect({ text, hits }).toEqual({ text, hits: [name] })
      const read = db
        .select({ name: projects.name })
        .from(projects)
        .where(contains(projects.name, text))
        .all()
      expect(read.map((row) => row.name)).toContain(name)
    }
  },
)

test('vowels of scripts that write them as marks stay: they are no accents', () => {
  makeProject({ name: 'กิน' })
  expect(found('กิน').rows).toHaveLength(1)
  expect(found('กน').rows).toHaveLength(0)
  expect(found('がい').rows).toHaveLength(0)
  makeProject({ name: 'かい' })
  expect(found('がい').rows).toHaveLength(0)
})

test('what is not seen finds nothing, a blank is no search', () => {
  for (const typed of ['\u200b', '\ufe0f', 'ـ', '\u00ad \u00ad']) {
    expect(found(typed).rows).toEqual([])
    for (const reads of [contains, startsAs]) {
      expect(db.select({ name }).from(projects).where(reads(name, typed)).all()).toEqual([])
    }
  }
  expect(found('  ').rows).toHaveLength(1)
})

test('the first 20,000 letters of a text are found', () => {
  const words = Array.from({ length: 2_500 }, (_, n) => `no${n + 10_000} `).join('')
  makeProject({ name: `${'\ufdfa'.repeat(9)} ${words}no-more` })
  expect(found('no11000').rows).toHaveLength(1)
  expect(found('no-more').rows).toEqual([])
})
