import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InviteResults } from '~/routes/admin/users/invite-results'
import { InviteRows } from '~/routes/admin/users/invite-rows'

const packages = [{ id: 'care', name: 'Care' }]
const drawn = (row: { email: string; role: string; package: string }) =>
  renderToStaticMarkup(
    createElement(InviteRows, {
      rows: [row],
      errors: [{ text: 'No' }],
      roles: ['user', 'client'],
      packages,
    }),
  )
const chosen = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)" selected="">([^<]*)/g)].map(([, ...found]) => found)

test('INVITE-09 a refused row keeps the role and the package it named, known or not', () => {
  const unknown = drawn({ email: 'a@example.com', role: 'Boss', package: 'Gold' })
  expect(chosen(unknown)).toEqual([
    ['boss', 'Boss'],
    ['Gold', 'Gold'],
  ])
  const known = drawn({ email: 'a@example.com', role: ' Client ', package: 'care' })
  expect(chosen(known)).toEqual([
    ['client', 'Client'],
    ['care', 'Care'],
  ])
  expect(known.match(/<option/g)).toHaveLength(5)
  expect(chosen(drawn({ email: 'a@example.com', role: '', package: ' ' }))).toEqual([
    ['', 'No role'],
  ])
})

test('INVITE-09 a role that every object has as a name is shown as it was typed', () => {
  for (const role of ['__proto__', 'constructor', 'toString']) {
    const row = { email: 'a@example.com', role, package: role, sent: false, text: 'No' }
    const props = { results: [row], packages, waits: false }
    const html = renderToStaticMarkup(createElement(InviteResults, props))
    expect(html.split(role)).toHaveLength(3)
  }
})
