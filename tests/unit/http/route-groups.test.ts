import { describe, expect, test } from 'vitest'
import { sampleBuild as build, matched } from '#tests/fixtures/sample-build'
import { routeGroups } from '~/routes/http/route-groups'

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
    expect(matched(groupOf(path), path).at(-1)).toBe(matched(build, path).at(-1))
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

  test('a path that could be any route gets all', () => {
    expect(groupOf('/%70rojects')).toBe(build)
  })
})
