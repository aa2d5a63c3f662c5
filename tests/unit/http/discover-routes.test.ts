import { expect, test } from 'vitest'
import { matched, sampleBuild } from '#tests/fixtures/sample-build'
import { routeDiscovery } from '~/routes/http/discover-routes'

const routesOn = routeDiscovery(sampleBuild)
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
    expect(found).toEqual(expect.arrayContaining(matched(sampleBuild, beginning)))
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
