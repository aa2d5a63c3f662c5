import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db, sqlite } from '~/db/client.server'
import type { Sort } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'

const things = sqliteTable('things', {
  id: text().primaryKey(),
  name: text(),
  due: integer(),
  weight: integer().notNull(),
  urgent: integer({ mode: 'boolean' }).notNull(),
})
sqlite.exec(
  'create temp table things (id text primary key, name text, due integer, weight integer not null, urgent integer not null)',
)
type Thing = typeof things.$inferSelect

const anyCase = sql<string>`coalesce(${things.name}, '') collate nocase`
const select = () =>
  db
    .select({
      facts: { name: things.name, due: things.due },
      weight: things.weight,
      urgent: things.urgent,
      anyCase,
      id: things.id,
    })
    .from(things)
    .$dynamic()

const keys = {
  name: things.name,
  due: things.due,
  weight: things.weight,
  urgent: things.urgent,
  anyCase,
} as const
type Key = keyof typeof keys
type Part = [key: Key, way: 'asc' | 'desc']

const sortOf = (parts: Part[], idWay: 'asc' | 'desc'): Sort => [
  ...parts.map(([key, way]) => [keys[key], way] as const),
  [things.id, idWay],
]

/** The same order, slowly: every row against every other. */
function sorted(rows: Thing[], parts: Part[], idWay: 'asc' | 'desc'): string[] {
  const compare = (a: unknown, b: unknown) => (a === b ? 0 : (a as number) < (b as number) ? -1 : 1)
  const valueIn = (row: Thing, key: Key) =>
    key === 'anyCase' ? (row.name ?? '').toLowerCase() : row[key]
  return rows
    .toSorted((one, other) => {
      for (const [key, way] of parts) {
        const [a, b] = [valueIn(one, key), valueIn(other, key)]
        const sign = way === 'asc' ? 1 : -1
        if ((a === null) !== (b === null)) {
          return a === null ? -sign : sign
        }
        const by = compare(a, b) * sign
        if (by !== 0) return by
      }
      return compare(one.id, other.id) * (idWay === 'asc' ? 1 : -1)
    })
    .map(({ id }) => id)
}

const rowsOf = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z0-9_~%-]{1,3}$/),
    name: fc.option(fc.constantFrom('a', 'A', 'b', '12', '_', '~', '100%', "it's ü", '')),
    due: fc.option(fc.integer({ min: -2, max: 2 })),
    weight: fc.integer({ min: 0, max: 2 }),
    urgent: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 25 },
)
const ways = fc.constantFrom('asc' as const, 'desc' as const)
const partsOf = fc.uniqueArray(
  fc.tuple(fc.constantFrom<Key>('weight', 'urgent', 'name', 'due', 'anyCase'), ways),
  { selector: ([key]) => key, maxLength: 3 },
)

function fill(rows: Thing[]): void {
  db.delete(things).run()
  if (rows.length > 0) db.insert(things).values(rows).run()
}
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('every row is on one page, in the order of the whole, forwards and back, in any order', () => {
  fc.assert(
    fc.property(rowsOf, partsOf, ways, fc.integer({ min: 1, max: 7 }), (rows, parts, way, size) => {
      fill(rows)
      const sort = sortOf(parts, way)
      const read = (place: PageStart) => readPage({ select: select(), sort, place, size })
      const pages = [read(null)]
      for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
        pages.push(read({ after: next }))
        if (pages.length > rows.length) throw new Error('a page leads nowhere')
      }
      const whole = sorted(rows, parts, way)
      expect(pages.flatMap((page) => idsOf(page.rows))).toEqual(whole)
      expect(pages.slice(0, -1).every((page) => page.rows.length === size)).toBe(true)
      for (let at = pages.length - 1; at > 0; at -= 1) {
        const back = read({ before: pages[at]?.previous ?? '' })
        expect(back).toEqual(pages[at - 1])
      }
      expect(pages[0]?.previous).toBeNull()
    }),
    { numRuns: 150 },
  )
})

test('rows that come, go or change between two pages move no other one', () => {
  const change = fc.record({ gone: fc.nat(24), came: rowsOf, moved: fc.nat(24) })
  fc.assert(
    fc.property(rowsOf, partsOf, fc.array(change, { maxLength: 8 }), (rows, parts, changes) => {
      fill(rows)
      const sort = sortOf(parts, 'asc')
      const still = new Set(idsOf(rows))
      const seen: string[] = []
      let place: PageStart = null
      do {
        const page: ReturnType<typeof readPage<ReturnType<typeof select>>> = readPage({
          select: select(),
          sort,
          place,
          size: 3,
        })
        seen.push(...idsOf(page.rows))
        if (seen.length > 300) throw new Error('a page leads nowhere')
        place = page.next ? { after: page.next } : null
        const now = changes.pop()
        for (const id of [rows[now?.gone ?? -1]?.id, rows[now?.moved ?? -1]?.id]) {
          if (id) still.delete(id)
        }
        if (now) {
          const [gone, moved] = [rows[now.gone], rows[now.moved]]
          if (gone) db.delete(things).where(sql`id = ${gone.id}`).run()
          if (moved)
            db.update(things).set({ weight: 9, due: null }).where(sql`id = ${moved.id}`).run()
          for (const row of now.came) db.insert(things).values(row).onConflictDoNothing().run()
        }
      } while (place)
      const kept = seen.filter((id) => still.has(id))
      expect(kept).toEqual(
        sorted(
          rows.filter(({ id }) => still.has(id)),
          parts,
          'asc',
        ),
      )
    }),
    { numRuns: 80 },
  )
})

test('a cursor of another order, or none, is the first page', () => {
  fill([{ id: 'a', name: 'n', due: 1, weight: 1, urgent: true }])
  const read = (place: PageStart) =>
    idsOf(
      readPage({
        select: select(),
        sort: [
          [things.weight, 'asc'],
          [things.id, 'asc'],
        ],
        place,
      }).rows,
    )
  for (const text of [
    '',
    'x',
    '9',
    'x_9',
    '9_9',
    '9_%',
    '9_b;',
    '9_b_c',
    `9_${'b'.repeat(4000)}`,
  ]) {
    expect(read({ after: text }), text).toEqual(['a'])
    expect(read({ before: text }), text).toEqual(['a'])
  }
  expect(read({ after: '9_b' })).toEqual([])
})

test('a list that is sorted by what it does not select is a mistake', () => {
  fill([{ id: 'a', name: 'n', due: 1, weight: 1, urgent: true }])
  const nothing = db.select({ id: things.id }).from(things).$dynamic()
  expect(() => readPage({ select: nothing, sort: [[things.weight, 'asc']] })).toThrow('sorted by')
})

test('mixed directions are found along an index', () => {
  sqlite.exec('create index temp.things_heavy on things (weight desc, id)')
  const planOf = (sort: Sort, after: string) => {
    let text = ''
    const spied = select()
    const all = spied.all.bind(spied)
    spied.all = () => {
      text = spied.toSQL().sql
      return all()
    }
    readPage({ select: spied, sort, place: { after } })
    const values = (text.match(/\?/g) ?? []).map(() => 1)
    const plan = sqlite.prepare(`explain query plan ${text}`).all(...values)
    return (plan as { detail: string }[]).map(({ detail }) => detail).join('; ')
  }
  const id: Sort[number] = [things.id, 'asc']
  expect(planOf([[things.weight, 'desc'], id], '1_a')).toMatch(
    /^SEARCH things USING INDEX things_heavy[^;]*$/,
  )
})
