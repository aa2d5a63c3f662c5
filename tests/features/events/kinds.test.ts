import { globSync, readFileSync } from 'node:fs'
import { getTableName, is, Table } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { kinds, mentions } from '#tests/fixtures/kinds'
import * as schema from '~/db/schema'
import { readTopics } from '~/features/live/topics'

/**
 * Stands for any facts, as deep as somebody looks: `some` as a text, two of itself as a list; what is
 * a time is one.
 */
const any: object = new Proxy(() => any, {
  get(_, name) {
    if (name === Symbol.toPrimitive) return () => 'some'
    if (name === Symbol.iterator) return [any, any][Symbol.iterator].bind([any, any])
    if (name === 'zone') return 'UTC'
    if (name === 'start' || name === 'end') return 0
    if (name === 'map') return (make: (one: object) => unknown) => [make(any), make(any)]
    return any
  },
})
const facts = any as never
const desk = { link: (path: string) => `https://panelry.example${path}`, who: () => 'Ingrid' }

const tables = Object.values(schema).flatMap((table) =>
  is(table, Table) ? [getTableName(table)] : [],
)

/** What is said of all work names its kind, which is nobody's here. */
const ofRequests = (topic: string) => (topic === 'list:somes' ? 'list:requests' : topic)

/** All source but the kinds themselves. */
const source = globSync(['app/features/**/*.ts', 'scripts/**/*.ts'])
  .filter((file) => !file.includes('/events/kinds/'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('there are kinds to look at, each under a name of its own', () => {
  expect(kinds.length).toBeGreaterThan(20)
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
})

test.each(kinds)('$name is about a table, and has words or a reason for none', ({ kind }) => {
  expect(tables).toContain(kind.on)
  const { says } = kind
  const words = typeof says === 'object' ? says.nothing : says
  if (typeof words === 'string') expect(words).toMatch(/^\S.*\S$/)
})

test.each(kinds)('$name tells topics that somebody can listen to, or says why not', ({ kind }) => {
  const { tells } = kind
  if (typeof tells !== 'function') {
    expect(tells.nobody).toMatch(/^\S.*\S$/)
    return
  }
  const topics = tells(facts)
  expect(topics.length).toBeGreaterThan(0)
  const named = topics.map((topic) =>
    topic === 'user:some' ? 'user' : ofRequests(topic).replace(/^some:/, 'request:'),
  )
  for (const topic of named) {
    expect(readTopics({ kind: 'guest', projectId: null }, [topic])).toHaveLength(1)
  }
})

test.each(kinds)('$name writes to somebody, when it writes', ({ kind }) => {
  for (const { to, text } of kind.mails?.(facts, desk) ?? []) {
    expect(`${to}`).toBe('some')
    expect(text.subject).not.toBe('')
    expect(text.message).not.toMatch(/undefined|\[object/)
  }
  const news = [kind.notifies?.(facts) ?? []].flat()
  for (const { recipients } of news) expect([...recipients].length).toBeGreaterThan(0)
})

test.each(kinds)('$name happens somewhere', ({ name }) => {
  expect(mentions(source, name)).toBe(true)
})

/** The screens that listen to a list, as their routes say. */
const listening = {
  'list:bookings': ['bookings/book.tsx', 'bookings/calls.tsx', 'bookings/move.tsx'],
  'list:company-profiles': ['profiles/list.tsx'],
  'list:order-studio': [
    'order-studio/forms/list.tsx',
    'order-studio/forms/edit.tsx',
    'order-studio/forms/webhook.tsx',
    'order-studio/prices/list.tsx',
    'order-studio/prices/product.tsx',
    'order-studio/terms/list.tsx',
  ],
  'list:orders': ['orders/order-list-screen.tsx'],
  'list:panels': ['admin/panels.tsx', 'admin/panels/categories/list.tsx'],
  'list:request-types': [
    'request-types/list.tsx',
    'request-types/edit.tsx',
    'request-types/webhook.tsx',
    'packages/list.tsx',
  ],
  'list:requests': ['requests/list.tsx'],
  'list:templates': ['templates/page/list.tsx', 'templates/project/list.tsx'],
  'list:users': ['admin/users.tsx', 'admin/users/invitations.tsx'],
}

test('every list that is told of has its screens that listen', () => {
  const lists = kinds.flatMap(({ kind: { tells } }) =>
    typeof tells === 'function' ? tells(facts).map(ofRequests) : [],
  )
  const told = lists.filter((topic) => topic.startsWith('list:'))
  expect([...new Set(told)].sort()).toEqual(Object.keys(listening))
  for (const [list, screens] of Object.entries(listening)) {
    for (const screen of screens) {
      expect(readFileSync(`app/routes/${screen}`, 'utf8')).toContain(`'${list}'`)
    }
  }
})
