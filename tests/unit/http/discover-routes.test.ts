import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { expect, test } from 'vitest'
import { routeDiscovery } from '~/routes/http/discover-routes'

const paths: Record<string, [parent: string | undefined, path: string | undefined]> = {
  root: [undefined, undefined],
  home: ['root', '/'],
  login: ['home', 'login'],
  projects: ['root', 'projects'],
  'projects-list': ['projects', undefined],
  'projects-new': ['projects', 'new'],
  editor: ['root', 'projects/:id'],
  'editor-pages': ['editor', 'pages/new'],
  unknown: ['root', '*'],
}
const routes = Object.fromEntries(
  Object.entries(paths).map(([id, [parentId, path]]) => [id, { id, parentId, path }]),
)
const build = { routes, assets: { routes } } as unknown as ServerBuild
const routesOn = routeDiscovery(build)

type Routes = Parameters<typeof matchRoutes>[0]
type Nested = { id: string; path?: string; index?: true; children?: Nested[] }
const nested = (parent?: string): Nested[] =>
  Object.values(routes)
    .filter((route) => route.parentId === parent)
    .map(({ id, path }) =>
      id === 'projects-list' ? { id, index: true } : { id, path, children: nested(id) },
    )
const asked = (...of: string[]) =>
  Object.keys(routesOn(`/__manifest?${new URLSearchParams(of.map((path) => ['p', path]))}`) ?? {})

test.each([
  '/',
  '/login',
  '/LOGIN',
  '/projects',
  '/projects/',
  '/projects/new',
  '/projects/1/pages/new',
  '/projects/1/pages/none',
  '/%70rojects/1',
  '/nowhere/at/all',
])('what the framework finds on the way to %s is found', (path) => {
  const found = asked(path)
  const segments = path.split('/').slice(1)
  for (const at of segments.keys()) {
    const beginning = `/${segments.slice(0, at + 1).join('/')}`
    const matches = matchRoutes(nested() as Routes, beginning) ?? []
    expect(found).toEqual(expect.arrayContaining(matches.map(({ route }) => route.id)))
  }
})

test('nothing else is found, but a route that looks alike', () => {
  expect(asked()).toEqual([])
  expect(asked('/login').sort()).toEqual(['home', 'login', 'root', 'unknown'])
  expect(asked('/projects/new')).not.toContain('login')
  expect(asked('/projects/1', '/login')).toEqual(expect.arrayContaining(['editor', 'login']))
})

test('a path that is deeper than any route is followed no further; a longer address is refused', () => {
  expect(asked(`/projects/1/pages/new${'/a'.repeat(1000)}`)).toEqual(asked('/projects/1/pages/new'))
  expect(routesOn(`/__manifest?p=${'/a'.repeat(4000)}`)).toBeNull()
})
