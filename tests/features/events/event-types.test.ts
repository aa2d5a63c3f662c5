import { globSync, readFileSync } from 'node:fs'
import { getTableName, is, Table } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventTypes, mentions } from '#tests/fixtures/event-types'
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
const context = { link: (path: string) => `https://panelry.example${path}`, who: () => 'Ingrid' }

const tables = Object.values(schema).flatMap((table) =>
  is(table, Table) ? [getTableName(table)] : [],
)

/** What is said of all work names its kind, which is nobody's here. */
const ofRequests = (topic: string) => (topic === 'list:somes' ? 'list:requests' : topic)

/** All source but the kinds themselves. */
const source = globSync(['app/features/**/*.ts', 'scripts/**/*.ts'])
  .filter((file) => !file.includes('/events/event-types/'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('there are kinds to look at, each under a name of its own', () => {
  expect(eventTypes.length).toBeGreaterThan(20)
  expect(new Set(eventTypes.map(({ name }) => name)).size).toBe(eventTypes.length)
})

test.each(eventTypes)(
  '$name is about a table, and has words or a reason for none',
  ({ eventType }) => {
    expect(tables).toContain(eventType.table)
    const { action } = eventType
    const words = typeof action === 'object' ? action.none : action
    if (typeof words === 'string') expect(words).toMatch(/^\S.*\S$/)
  },
)

test.each(eventTypes)(
  '$name tells topics that somebody can listen to, or says why not',
  ({ eventType }) => {
    const { topics } = eventType
    if (typeof topics !== 'function') {
      expect(topics.none).toMatch(/^\S.*\S$/)
      return
    }
    const told = topics(facts)
    expect(told.length).toBeGreaterThan(0)
    const named = told.map((topic) =>
      topic === 'user:some' ? 'user' : ofRequests(topic).replace(/^some:/, 'request:'),
    )
    for (const topic of named) {
      expect(readTopics({ kind: 'guest', projectId: null }, [topic])).toHaveLength(1)
    }
  },
)

test.each(eventTypes)('$name writes to somebody, when it writes', ({ eventType }) => {
  for (const { to, text } of eventType.mails?.(facts, context) ?? []) {
    expect(`${to}`).toBe('some')
    expect(text.subject).not.toBe('')
    expect(text.message).not.toMatch(/undefined|\[object/)
  }
  const news = [eventType.notifies?.(facts) ?? []].flat()
  for (const { recipients } of news) expect([...recipients].length).toBeGreaterThan(0)
})

test.each(eventTypes)('$name happens somewhere', ({ name }) => {
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
  const lists = eventTypes.flatMap(({ eventType: { topics } }) =>
    typeof topics === 'function' ? topics(facts).map(ofRequests) : [],
  )
  const told = lists.filter((topic) => topic.startsWith('list:'))
  expect([...new Set(told)].sort()).toEqual(Object.keys(listening))
  for (const [list, screens] of Object.entries(listening)) {
    for (const screen of screens) {
      expect(readFileSync(`app/routes/${screen}`, 'utf8')).toContain(`'${list}'`)
    }
  }
})
