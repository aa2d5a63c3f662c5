import { expect, test } from 'vitest'
import { cast, managers, type Name, person, staff } from '#tests/fixtures/cast'
import { map } from '~/map'
import { access, admits } from '~/permissions/access'
import { menuFor } from '~/permissions/menu'
import { currentItem, shownItems } from '~/permissions/menu-items'
import { type ManageFlag, manageFlags, type Rule } from '~/permissions/vocabulary'

const members = (Object.keys(cast) as Name[]).filter((name) => name !== 'guest')
const clientsAndStaff: Name[] = ['client', ...staff]

/** Every row of the requirements: what it is called, where it leads, who sees it. */
const rows: [string, string, Name[]][] = [
  ['Users', '/admin', managers],
  ['All Projects', '/projects/all', managers],
  ['My Projects', '/projects', members],
  ['Orders', '/orders', ['client', ...managers]],
  ['Open', '/orders', managers],
  ['Pending payment', '/orders/pending-payment', managers],
  ['Completed', '/orders/completed', managers],
  ['Order forms', '/orders/forms', managers],
  ['Prices', '/orders/prices', managers],
  ['Order terms', '/orders/order-terms', managers],
  ['Canned responses', '/orders/canned-responses', managers],
  ['Requests', '/requests', clientsAndStaff],
  ['Open', '/requests', staff],
  ['Assigned', '/requests/assigned', staff],
  ['In progress', '/requests/in-progress', staff],
  ['Pending review', '/requests/pending-review', staff],
  ['Paused', '/requests/paused', staff],
  ['Delivered', '/requests/delivered', staff],
  ['Completed', '/requests/completed', staff],
  ['All requests', '/requests/all', staff],
  ['Types and forms', '/requests/types', managers],
  ['Packages', '/requests/packages', managers],
  ['Canned responses', '/requests/canned-responses', managers],
  ['Company Profiles', '/company-profiles', clientsAndStaff],
  ['Book a call', '/book-schedule', ['client']],
  ['Calls', '/book-schedule', staff],
  ['Account Settings', '/account-settings', members],
  ['Page Templates', '/admin/page-templates', managers],
  ['Project Templates', '/admin/project-templates', managers],
  ['Panels', '/admin/panels', managers],
  ['Convert', '/convert', staff],
  ['Statistics', '/statistics', ['admin']],
  ['Outbox', '/admin/outbox', ['admin']],
  ['General Settings', '/admin/general-settings', ['admin']],
]

const shown = (actor: (typeof cast)[Name], hasOrders = false) =>
  menuFor(actor, { roomForRequest: false, hasOrders, hasProfiles: false, hasRequests: false }).map(
    (item) => [item.label, item.href],
  )

const required = ([label, href]: (string | undefined)[]) =>
  rows.some((row) => row[0] === label && row[1] === href)

test('UI-04 UI-05 UI-06 UI-07 the rows of the menu in order, each for whom it is', () => {
  for (const name of Object.keys(cast) as Name[]) {
    const theirs = rows.filter(([, , names]) => names.includes(name))
    expect(shown(cast[name]).filter(required), name).toEqual(
      theirs.map(([label, href]) => [label, href]),
    )
  }
})

test('nobody sees a row of a screen that they may not open', () => {
  const rules: Record<string, Rule> = access
  for (const name of members) {
    const closed = shown(cast[name]).filter(
      ([, href = '']) => !admits(cast[name], rules[href] ?? 'guests'),
    )
    expect(closed, name).toEqual([])
  }
})

test('UI-07 a flag shows an employee its own rows and no other ones', () => {
  const added: Partial<Record<ManageFlag, string[]>> = {
    manageUsers: ['/admin'],
    manageProjects: ['/projects/all'],
    manageOrders: rows.flatMap(([, href]) => (href.startsWith('/orders') ? [href] : [])),
    managePageTemplates: ['/admin/page-templates'],
    manageProjectTemplates: ['/admin/project-templates'],
    manageBlocks: ['/admin/panels'],
    manageRequests: ['/requests/types', '/requests/packages', '/requests/canned-responses'],
  }
  const without = shown(cast.employee).map(([, href]) => href)
  for (const flag of manageFlags) {
    const employee = person('x', { organization: true, [flag]: true })
    const hrefs = shown(employee)
      .filter(required)
      .map(([, href]) => href)
    const expected = added[flag] ?? []
    expect(
      hrefs.filter((href) => !without.includes(href)),
      flag,
    ).toEqual(expected)
  }
})

test('UI-08 ORDER-17 someone who works on an order has its lists, a buyer the one row', () => {
  const orders = (actor: (typeof cast)[Name]) =>
    shown(actor, true).filter(([, href]) => href?.startsWith('/orders'))
  expect(orders(cast.user)).toEqual([['Orders', '/orders']])
  expect(orders(cast.employee)).toEqual([
    ['Orders', '/orders'],
    ['Open', '/orders'],
    ['Completed', '/orders/completed'],
  ])
})

test('a row has a picture or is below one that has, and leads to a screen', () => {
  const items = menuFor(cast.admin)
  const above = items.filter(({ icon }) => icon).map(({ href }) => href)
  for (const { icon, below, href, label } of items) {
    expect(below === undefined ? icon : above.includes(below), label).toBeTruthy()
    expect(map, label).toHaveProperty([href])
    if (below) expect(href.startsWith(below), label).toBe(true)
  }
  const grouped = (group?: string) =>
    items.filter((item) => !item.below && item.group === group).map(({ label }) => label)
  expect(grouped('Library')).toEqual(['Page Templates', 'Project Templates', 'Panels', 'Convert'])
  expect(grouped('Studio').slice(0, 3)).toEqual(['Statistics', 'Outbox', 'General Settings'])
})

test('the rows below one show in its area only; of two that lead to a screen it is the one below', () => {
  const items = menuFor(cast.admin)
  const at = (pathname: string) => currentItem(items, pathname)
  const labels = (pathname: string) => shownItems(items, at(pathname)).map(({ label }) => label)
  expect(at('/orders')).toMatchObject({ label: 'Open', below: '/orders' })
  expect(at('/requests/types/7')).toMatchObject({ label: 'Types and forms' })
  expect(at('/company-profile/7')).toMatchObject({ label: 'Company Profiles' })
  expect(at('/nowhere')).toBeUndefined()
  const first = items.filter(({ below }) => !below).map(({ label }) => label)
  for (const path of ['/projects', '/nowhere']) expect(labels(path)).toEqual(first)
  for (const path of ['/orders', '/orders/forms']) {
    expect(labels(path)).toContain('Order terms')
    expect(labels(path)).not.toContain('Types and forms')
    expect(labels(path)).toHaveLength(
      first.length + items.filter(({ below }) => below === '/orders').length,
    )
  }
  // Who has only the row above sees what is below it as well when they are there.
  const above = { label: 'A', href: '/a' }
  expect(shownItems([above, { label: 'B', href: '/a/b', below: '/a' }], above)).toHaveLength(2)
})
