import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import { type Nested, nested } from '#tests/fixtures/sample-build'
import { map } from '~/map'
import { pathTo } from '~/map/path-to'
import type { RouteRow } from '~/map/route-row'
import routes from '~/routes'
import { routeGroups } from '~/routes/http/route-groups'

const places = Object.entries<RouteRow>(map)

type Manifest = Record<string, { id: string; parentId?: string; path?: string }>

const manifestOf = (entries: readonly RouteConfigEntry[], parentId: string): Manifest =>
  Object.assign(
    {},
    ...entries.map(({ id, file, path, children = [] }) => {
      const key = id ?? file
      return { [key]: { id: key, parentId, path }, ...manifestOf(children, key) }
    }),
  )

const known: Manifest = { root: { id: 'root', path: '' }, ...manifestOf(routes, 'root') }
const build = { routes: known, assets: { routes: known } } as unknown as ServerBuild

const all = nested(build)
const groupOf = routeGroups(build)
const found = (tree: Nested[], path: string) => matchRoutes(tree, path)?.at(-1)?.route.id

/** A path of an address; what stands for its parameters looks like an id, or like a word. */
const pathsOf = (address: string) =>
  ['0199-abc', 'new'].map((value) => address.replace(/:\w+/g, value).replace('*', `/gone/${value}`))

test.each(places)('%s is answered by its screen, also from its group', (address, { screen }) => {
  const [path = ''] = pathsOf(address)
  if (screen) expect(found(all, path)).toBe(address)
  for (const each of pathsOf(address)) {
    expect(found(nested(groupOf(each)), each)).toBe(found(all, each))
  }
})

test('an address begins with a word, so that its group can be told; a dialog lies within its screen', () => {
  for (const [address, { over }] of places) {
    if (address !== '*') expect(address).toMatch(/^\/([a-z][a-z-]*(\/|$)|$)/)
    expect(address, 'optional parts are not told apart').not.toContain('?')
    if (over) expect(address.startsWith(over === '/' ? '/' : `${over}/`)).toBe(true)
    if (over) expect(Object.keys(map)).toContain(over)
  }
})

test('a path is made of an address: its parameters in it, what is empty left out of the query', () => {
  expect(pathTo('/projects')).toBe('/projects')
  expect(pathTo('/projects', { q: 'a b', sort: null })).toBe('/projects?q=a+b')
  expect(pathTo('/projects/:id/pages/:page/notes', { id: 'p1', page: 'x' })).toBe(
    '/projects/p1/pages/x/notes',
  )
  expect(pathTo('/projects/:id', { id: 'a/b' }, { p: 'x', s: '' })).toBe('/projects/a%2Fb?p=x')
})
