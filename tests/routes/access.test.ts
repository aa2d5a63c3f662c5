import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import { access } from '~/permissions/access'
import routes from '~/routes'

type Place = { file: string; pattern: string }

const places = (entries: RouteConfigEntry[], parent = ''): Place[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const pattern = path === '*' ? path : `${parent}/${path}`.replace(/\/{2,}/g, '/')
    return [{ file, pattern }, ...places(children, pattern)]
  })

const all = places(routes)
const table: Record<string, string> = access

/** The URL patterns under which a route file guards its loader and action, and how many it has. */
function guards(file: string) {
  const text = readFileSync(`app/${file}`, 'utf8')
  const constants = new Map(
    [...text.matchAll(/const (\w+) = '([^']+)'/g)].map(([, name, value]) => [name, value]),
  )
  const exported = [...text.matchAll(/export (?:const|(?:async )?function) (loader|action)\b/g)]
  const passedOn = /export \{[^}]*\b(?:loader|action)\b[^}]*\}/.test(text)
  const keys = [
    ...text.matchAll(
      /export const (?:loader|action) = (?:screen|act)\(\s*(?:'([^']+)'|(\w+))\s*,/g,
    ),
  ].map(([, literal, name]) => literal ?? constants.get(name))
  return { count: exported.length, keys, passedOn }
}

test.each([...new Set(all.map(({ file }) => file))])('%s stands in the access table', (file) => {
  const { count, keys, passedOn } = guards(file)
  const patterns = all.filter((place) => place.file === file).map(({ pattern }) => pattern)
  expect(passedOn, 'a loader or action of another file').toBe(false)
  expect(keys, 'loaders and actions behind the table').toHaveLength(count)
  for (const key of keys) {
    expect(patterns).toContain(key)
    for (const pattern of patterns) expect(table[pattern]).toBe(table[key ?? ''])
  }
  if (count > 0) for (const pattern of patterns) expect(Object.keys(table)).toContain(pattern)
})

test('the access table has no row without a route', () => {
  const patterns = new Set([
    ...all.map(({ pattern }) => pattern),
    '/healthz',
    '/live',
    '/webhooks/stripe',
  ])
  expect(Object.keys(table).filter((key) => !patterns.has(key))).toEqual([])
})

test('a route that takes a form has a screen: without one the framework answers a refusal with 200', () => {
  const bare = all.filter(({ file }) => {
    const text = readFileSync(`app/${file}`, 'utf8')
    return (
      /export const action\b/.test(text) && !/export default|export \{[^}]*\bdefault\b/.test(text)
    )
  })
  expect(bare).toEqual([])
})
