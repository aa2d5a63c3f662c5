import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import { guardsOf } from '#tests/fixtures/route-guards'
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

test.each([...new Set(all.map(({ file }) => file))])('%s stands in the route table', (file) => {
  const guards = guardsOf(`app/${file}`)
  const patterns = all.filter((place) => place.file === file).map(({ pattern }) => pattern)
  const passedOn = /export \{[^}]*\b(?:loader|action)\b[^}]*\}/
  expect(readFileSync(`app/${file}`, 'utf8'), 'one of another file').not.toMatch(passedOn)
  for (const { name, made } of guards) {
    expect(made, `${name}: behind the table`).toBe(name === 'loader' ? 'screen' : 'act')
  }
  if (guards.length > 0) for (const each of patterns) expect(Object.keys(table)).toContain(each)
})

test('the route table has no row without a route', () => {
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
  // It answers with a file; its refusals lead back to the screen that posts to it.
  expect(bare.map(({ pattern }) => pattern)).toEqual(['/account-settings/data.zip'])
})
