import { beforeAll, describe, expect, test, vi } from 'vitest'
import { expectations } from '#tests/fixtures/access-expectations'
import type { Expectation } from '#tests/fixtures/access-outcomes'
import { answering, walk } from '#tests/fixtures/access-walk'
import { makeWorld, visitors, type World } from '#tests/fixtures/access-world'
import { sqlite } from '~/db/client.server'
import { access } from '~/permissions/access'
import type { Rule } from '~/permissions/vocabulary'

vi.hoisted(() =>
  Object.assign(process.env, {
    GOOGLE_CLIENT_ID: 'panelry',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_BASE_URL: 'http://localhost:9',
  }),
)

// One that is cut off leaves its transaction open for all after it, and some ask everybody twenty times.
vi.setConfig({ testTimeout: 180_000 })

const answers = await answering()
const rowsOf = (pattern: string): Expectation[] => [expectations[pattern] ?? []].flat()
let world: World
beforeAll(async () => {
  sqlite.pragma('synchronous = off')
  world = await makeWorld()
})

/** The loaders and actions that no row speaks of. */
const withoutRow = (found: typeof answers) =>
  found.flatMap(({ pattern, handlers: { loader, action } }) => {
    const rows = rowsOf(pattern)
    const lacks = (handler: unknown, method: 'get' | 'post') =>
      handler && !rows.some((row) => row[method]) ? [`${method} ${pattern}`] : []
    return [...lacks(loader, 'get'), ...lacks(action, 'post')]
  })

test('GUARD-02 GUARD-56 every loader and action has its row of expectations', () => {
  expect(withoutRow(answers)).toEqual([])
  const patterns = new Set(answers.map(({ pattern }) => pattern))
  expect(Object.keys(expectations).filter((pattern) => !patterns.has(pattern))).toEqual([])
})

for (const place of answers) {
  for (const row of rowsOf(place.pattern)) {
    const proved = row.proves ? ` ${row.proves}` : ''
    const about = row.on ? ` (${row.on})` : ''
    if (row.get) {
      test(`GUARD-02${proved} GET ${place.pattern}${about} as everybody`, async () => {
        expect(await walk(world, place, row, 'get')).toEqual([])
      })
    }
    if (row.post) {
      test(`GUARD-56 POST ${place.pattern}${about} as everybody`, async () => {
        expect(await walk(world, place, row, 'post')).toEqual([])
      })
    }
  }
}

describe('a defect is noticed', () => {
  const placeOf = (pattern: string) => {
    const place = answers.find((found) => found.pattern === pattern)
    if (!place) throw new Error(`nothing answers at ${pattern}`)
    return place
  }
  const first = (pattern: string) => rowsOf(pattern)[0] ?? {}

  /** Walks with another rule in the route table. */
  async function loosened(pattern: keyof typeof access, rule: Rule, method: 'get' | 'post') {
    const table: Record<string, Rule> = access
    const kept = access[pattern]
    table[pattern] = rule
    try {
      return await walk(world, placeOf(pattern), first(pattern), method)
    } finally {
      table[pattern] = kept
    }
  }

  test.each([
    ['/admin/general-settings', 'manageUsers', 'get', 'manageUsers'],
    ['/admin/general-settings', 'anyone', 'post', 'guest'],
    ['/admin/outbox', 'staff', 'get', 'employee'],
    ['/projects/all', 'anyone', 'get', 'guest'],
    ['/projects/:id/history', 'signed-in', 'get', 'active'],
    ['/signup', 'anyone', 'get', 'user'],
  ] as const)('a looser rule for %s: %s', async (pattern, rule, method, visitor) => {
    expect(String(await loosened(pattern, rule, method))).toContain(`${visitor}: `)
  })

  test('a stricter rule', async () => {
    expect(await loosened('/projects/:id', 'signed-in', 'get')).not.toEqual([])
  })

  test('an action that forgets its rule', async () => {
    const handlers = { action: () => sqlite.exec("update projects set name = 'Taken'") && null }
    const place = { pattern: '/projects/:id/settings', handlers }
    const errors = await walk(world, place, first(place.pattern), 'post')
    expect(errors).toContain('user: open instead of 404')
    expect(errors).toContain('guest: open instead of 404')
  })

  test('an action that writes before it refuses', async () => {
    const action = (args: unknown) => {
      sqlite.exec("update projects set name = 'Taken'")
      return placeOf('/projects/:id/settings').handlers.action?.(args)
    }
    const place = { pattern: '/projects/:id/settings', handlers: { action } }
    expect(await walk(world, place, first(place.pattern), 'post')).toContain(
      'user: 404, but the database changed',
    )
  })

  test('a loader that writes', async () => {
    const loader = () => sqlite.exec("update projects set name = 'Read'") && null
    const place = { pattern: '/captcha/:file', handlers: { loader } }
    expect(await walk(world, place, first(place.pattern), 'get')).toHaveLength(visitors.length)
  })

  test('an expectation that is wrong', async () => {
    const row = first('/admin/users')
    const wrong = { ...row, get: { ...row.get, employee: 'open' as const } }
    expect(await walk(world, placeOf('/admin/users'), wrong, 'get')).toEqual([
      'employee: home instead of open',
    ])
  })

  test('a route without a row', () => {
    const handlers = { loader: () => null, action: () => null }
    expect(withoutRow([{ pattern: '/new', handlers }])).toEqual(['get /new', 'post /new'])
  })
})
