import { createElement, type FunctionComponent } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { screenDrawn } from '#tests/fixtures/draw'
import { callLoader } from '#tests/fixtures/http'
import { makeOrderType, makeTerms } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { makePanel, makePanelCategory } from '#tests/fixtures/projects'
import { makeTemplateCategory } from '#tests/fixtures/templates'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { saveView } from '~/features/saved-views/save-view.server'
import Outbox, { loader as outbox } from '~/routes/admin/outbox'
import Panels, { loader as panels } from '~/routes/admin/panels'
import Users, { loader as users } from '~/routes/admin/users'
import Forms, { loader as forms } from '~/routes/order-studio/forms/list'
import Terms, { loader as terms } from '~/routes/order-studio/terms/list'
import Orders, { loader as orders } from '~/routes/orders/list'
import Profiles, { loader as profiles } from '~/routes/profiles/list'
import Requests, { loader as requests } from '~/routes/requests/list'
import PageTemplates, { loader as pageTemplates } from '~/routes/templates/page/list'
import ProjectTemplates, { loader as projectTemplates } from '~/routes/templates/project/list'

const admin = makeUser({ role: 'admin' })
const client = makeUser({ role: 'client' })
let cookie = ''

beforeAll(async () => {
  cookie = await signIn(admin)
})

/** What a list says at an address, and where the links of its empty part lead. */
async function said(
  loader: Parameters<typeof callLoader>[0],
  screen: FunctionComponent,
  url: string,
  as = cookie,
) {
  const { data } = await callLoader(loader, { url, cookie: as })
  const html = await screenDrawn(createElement(screen), url, data)
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
  const to = (label: string) => {
    const [, href] = new RegExp(`href="([^"]*)"[^>]*>${label}<`).exec(html) ?? []
    return href?.replaceAll('&amp;', '&')
  }
  return { html, text, to }
}

const tabs = [
  ['unassigned', 'Unassigned'],
  ['overdue', 'Overdue'],
  ['mine', 'Assigned to me'],
  ['following', 'Following'],
]

test.each(tabs)(
  'REQ-34 a tab without a request that fits says which it is: %s',
  async (tab, label) => {
    storeRequest(makeType(), client.id, { title: 'Slipway', assigneeId: makeEmployee().id })
    const { text, to } = await said(requests, Requests, `/requests?tab=${tab}&q=slipway`)
    expect(text).toContain(`No request found in ${label} with “slipway”.`)
    expect(to('Clear filters')).toBe(`/requests?tab=${tab}`)
    expect(to('Search all open ones')).toBe('/requests?q=slipway&tab=all')
    expect(to('Search the completed ones')).toBe('/requests/completed?q=slipway')
  },
)

test.each(tabs)('a tab without an order that fits says which it is: %s', async (tab, label) => {
  const { text, to } = await said(orders, Orders, `/orders?tab=${tab}&q=slipway`)
  expect(text).toContain(`No order found in ${label} with “slipway”.`)
  expect(to('Search all open ones')).toBe('/orders?q=slipway&tab=all')
  expect(to('Search the completed ones')).toBe('/orders/completed?q=slipway')
})

test('REQ-34 when all were searched no link leads to all', async () => {
  const all = await said(requests, Requests, '/requests?tab=all&q=nowhere')
  expect(all.text).toContain('No request found in Open with “nowhere”.')
  expect(all.to('Search all open ones')).toBeUndefined()
  // Who sees only what is theirs has no tab of all.
  const own = await signIn(makeEmployee())
  const mine = await said(requests, Requests, '/requests?q=nowhere', own)
  expect(mine.text).toContain('No request found in Assigned to me with “nowhere”.')
  expect(mine.to('Search all open ones')).toBeUndefined()
})

test('REQ-35 a saved view in which nothing fits is named, and leads to all open', async () => {
  const filters = { q: 'nowhere', tab: 'unassigned' }
  const view = { kind: 'request', path: '/requests', name: 'Lost & found', shared: false } as const
  const id = saveView(actorOf(admin), { ...view, filters })
  const { text, to } = await said(
    requests,
    Requests,
    `/requests?q=nowhere&tab=unassigned&view=${id}`,
  )
  expect(text).toContain('No request found in Lost &amp; found with “nowhere”.')
  expect(to('Search all open ones')).toBe('/requests?q=nowhere&tab=all')
  // What is no view of theirs marks nothing.
  const other = `/requests?q=nowhere&tab=unassigned&view=${client.id}`
  expect((await said(requests, Requests, other)).text).toContain('found in Unassigned with')
})

test('PANEL-07 a category whose panels the filters leave out is not called empty', async () => {
  const places = makePanelCategory('Places')
  makePanel({ categoryId: places.id })
  const at = `/admin/panels?category=${places.id}`
  for (const [filter, words] of [
    ['columns=8', '8 columns'],
    ['enabled=off', 'Disabled'],
    ['q=nowhere&columns=8', '“nowhere” and 8 columns'],
  ]) {
    const { text, to } = await said(panels, Panels, `${at}&${filter}`)
    expect(text).toContain(`No panel found in Places with ${words}.`)
    expect(text).not.toContain('There is no panel in this category yet')
    expect(to('Clear filters')).toBe(at)
  }
  const empty = makePanelCategory('Empty')
  const fresh = await said(panels, Panels, `/admin/panels?category=${empty.id}`)
  expect(fresh.text).toContain('There is no panel in this category yet')
})

const lists = {
  profiles: [profiles, Profiles, '/company-profiles'],
  forms: [forms, Forms, '/orders/forms'],
  terms: [terms, Terms, '/orders/order-terms'],
  pages: [pageTemplates, PageTemplates, '/admin/page-templates'],
  users: [users, Users, '/admin/users'],
  mails: [outbox, Outbox, '/admin/outbox'],
  sites: [projectTemplates, ProjectTemplates, '/admin/project-templates'],
} as const
const type = makeOrderType('Signs')
const landings = makeTemplateCategory('page', 'Landings')
const shops = makeTemplateCategory('project', 'Shops')
makeTerms()

test.each([
  ['profiles', 'q=nowhere', '', 'company profile found with “nowhere”'],
  ['forms', 'q=nowhere', '', 'order form found with “nowhere”'],
  ['forms', `type=${type}`, 'state=draft', 'order form found in Drafts with Signs'],
  ['forms', '', 'state=draft', 'order form found in Drafts'],
  ['terms', '', 'state=draft', 'term found in Drafts'],
  ['pages', 'q=nowhere', `category=${landings}`, 'template found in Landings with “nowhere”'],
  ['sites', '', `category=${shops}`, 'template found in Shops'],
  ['users', 'q=nowhere', 'role=admin', 'user found in Admins with “nowhere”'],
  ['mails', 'q=nowhere', 'status=dead', 'email found in Failed with “nowhere”'],
] as const)(
  'an empty list says what was looked for, and where; it is cleared within its tab: %s',
  async (list, query, tab, words) => {
    const [loader, screen, path] = lists[list]
    const { text, to } = await said(loader, screen, `${path}?${query}&${tab}`)
    expect(text).toContain(`No ${words}.`)
    expect(to('Clear filters')).toBe(query && tab ? `${path}?${tab}` : path)
  },
)

test('USER-05 that no user was found stands by itself, what was looked for beside it', async () => {
  const { html } = await said(users, Users, '/admin/users?q=zzzz')
  const [, none, where] =
    /role="status"><span[^>]*>([^<]*)<\/span> <span[^>]*>([^<]*)</.exec(html) ?? []
  expect([none, where?.trim()]).toEqual(['No user found', 'with “zzzz”.'])
})
