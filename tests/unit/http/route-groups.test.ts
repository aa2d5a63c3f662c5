import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { describe, expect, test } from 'vitest'
import { routeGroups } from '~/routes/http/route-groups'

const paths: Record<string, [parent: string | undefined, path: string | undefined]> = {
  root: [undefined, undefined],
  home: ['root', '/'],
  login: ['home', 'login'],
  projects: ['root', 'projects'],
  'projects-new': ['projects', 'new'],
  editor: ['root', 'projects/:id'],
  'editor-pages': ['editor', 'pages/new'],
  admin: ['root', 'admin'],
  unknown: ['root', '*'],
}
const routes = Object.fromEntries(
  Object.entries(paths).map(([id, [parentId, path]]) => [id, { id, parentId, path }]),
)
const build = { routes, assets: { routes } } as unknown as ServerBuild

type Nested = { id: string; path?: string; children?: Nested[] }
const nested = (of: ServerBuild, parent?: string): Nested[] =>
  Object.values(of.routes)
    .filter((route) => route?.parentId === parent)
    .map((route) => ({
      id: route?.id ?? '',
      path: route?.path,
      children: nested(of, route?.id),
    }))
const leaf = (of: ServerBuild, path: string) => matchRoutes(nested(of), path)?.at(-1)?.route.id

describe('a path is answered by the same route from its group as from all', () => {
  const groupOf = routeGroups(build)
  test.each([
    '/',
    '/login',
    '/LOGIN',
    '/projects',
    '/projects/',
    '/projects/new',
    '/projects/1',
    '/projects/1/pages/new',
    '/projects/1/pages/new/',
    '/projects/1/pages/none',
    '/projects/1/pages',
    '/projects//1',
    '/%70rojects/1',
    '/projects-x',
    '/admin',
    '//admin',
    '/nowhere/at/all',
    '/7',
    '/7/a/b',
    '/-/projects',
    '/-projects/new',
    '/_root',
  ])('%s', (path) => {
    expect(leaf(groupOf(path), path)).toBe(leaf(build, path))
  })

  test('data requests are of the group of their screen', () => {
    expect(groupOf('/projects.data')).toBe(groupOf('/projects'))
    expect(groupOf('/_root.data')).toBe(groupOf('/'))
  })

  test('a group leaves the other areas out', () => {
    expect(Object.keys(groupOf('/login').routes)).toEqual(['root', 'home', 'login', 'unknown'])
    expect(Object.keys(groupOf('/projects').routes)).toEqual(['root', 'projects', 'unknown'])
    expect(Object.keys(groupOf('/admin').assets.routes)).toEqual(['root', 'admin', 'unknown'])
  })

  test('what asks for several routes at once gets all', () => {
    expect(groupOf('/__manifest')).toBe(build)
  })
})
