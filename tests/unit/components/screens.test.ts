import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn, screenDrawn, viewer } from '#tests/fixtures/draw'
import { Tour } from '~/components/shell/tour'
import Outbox from '~/routes/admin/outbox'
import { AllList } from '~/routes/projects/all-list'

const list = {
  kind: 'all' as const,
  path: '/projects/all',
  query: {},
  address: '/projects/all',
  filters: { q: '', created: '', from: '', to: '', made: '' as const, after: '' },
  all: { projects: [], next: null, inPart: false },
}

test('PROJ-20 a list of all projects without any says what it is for; a filtered one how to clear it', async () => {
  const empty = await drawn(createElement(AllList, { list, dialog: null }))
  expect(empty).toContain('No project found.')
  expect(empty).toContain('href="/projects/new"')
  expect(empty).not.toContain('Clear filters')
  const query = { q: 'zebra' }
  const filtered = {
    ...list,
    query,
    filters: { ...list.filters, ...query },
    address: '/projects/all?q=zebra',
  }
  const none = await drawn(createElement(AllList, { list: filtered, dialog: null }))
  expect(none).toContain('No project found.')
  expect(none).toMatch(/href="\/projects\/all"[^>]*>(<[^>]*>)*Clear filters/)
  expect(none).not.toContain('Try a more specific search')
  const part = { ...filtered, all: { ...list.all, inPart: true } }
  expect(await drawn(createElement(AllList, { list: part, dialog: null }))).toContain(
    'so some projects may be missing',
  )
})

test('a page beyond the end of any list says so, with the way to its first', async () => {
  const element = createElement(AllList, { list, dialog: null })
  const beyond = await drawn(element, { at: '/projects/all?after=1_a' })
  expect(beyond).toMatch(/No more found\..*href="\/projects\/all"[^>]*>All Projects/)
  expect(beyond).not.toContain('No project found.')
  const none = { mails: [], filters: { q: '', status: '' }, previous: null, next: null }
  const mails = (at: string) => screenDrawn(createElement(Outbox), at, none)
  expect(await mails('/admin/outbox')).toContain('No emails yet')
  const turned = await mails('/admin/outbox?before=1_a')
  expect(turned).toMatch(/No more found\..*href="\/admin\/outbox"[^>]*>Outbox/)
  expect(turned).not.toContain('No mail')
})

test('UI-47 every step of the tour is an address, and it ends by a form', async () => {
  const at = (path: string) =>
    drawn(createElement(Tour), { at: path, as: { ...viewer, tour: true } })
  expect(await at('/projects')).toContain('is-folded')
  expect(await at('/projects?q=x')).toContain('href="/projects?q=x&amp;tour=2"')
  expect(await at('/projects?tour=2')).toContain('href="/projects?tour=1"')
  expect(await at('/projects?tour=9')).toContain('Finish the tour')
  expect(await at('/requests?tour=4')).toContain('<form method="post" action="/tour"')
  expect(await at('/projects/f1')).toBe('')
})
