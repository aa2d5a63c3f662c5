import { expect, test } from 'vitest'
import { menuFor } from '~/permissions/menu'
import { currentItem } from '~/permissions/menu-items'
import { type Member, manageFlags } from '~/permissions/vocabulary'

const flags = Object.fromEntries(manageFlags.map((flag) => [flag, false]))
const member = (more: Partial<Member>) =>
  ({ kind: 'member', id: '1', role: 'user', organization: false, ...flags, ...more }) as Member
const labels = (actor: Parameters<typeof menuFor>[0]) => menuFor(actor).map((i) => i.label)

test('UI-05 a plain user sees their own rows and not Users', () => {
  expect(labels(member({}))).toEqual(expect.arrayContaining(['My Projects', 'Account Settings']))
  expect(labels(member({}))).not.toContain('Users')
})

test('UI-04 an admin sees Users', () => {
  expect(labels(member({ role: 'admin' }))[0]).toBe('Users')
})

test('UI-04 UI-05 UI-07 Statistics is the admins’', () => {
  const all = Object.fromEntries(manageFlags.map((flag) => [flag, true]))
  expect(labels(member({ role: 'admin' }))).toContain('Statistics')
  expect(labels(member({ organization: true, ...all }))).not.toContain('Statistics')
  expect(labels(member({ role: 'client' }))).not.toContain('Statistics')
})

test('UI-04 UI-05 UI-07 General Settings is the admins’', () => {
  expect(labels(member({ role: 'admin' }))).toContain('General Settings')
  const all = Object.fromEntries(manageFlags.map((flag) => [flag, true]))
  expect(labels(member({ organization: true, ...all }))).not.toContain('General Settings')
  expect(labels(member({ role: 'client' }))).not.toContain('General Settings')
})

test('UI-07 an employee sees Users with the flag only', () => {
  expect(labels(member({ organization: true }))).not.toContain('Users')
  expect(labels(member({ organization: true, manageUsers: true }))).toContain('Users')
})

test('REQ-01 UI-06 a client sees Create A Request while there is room, nobody else ever does', () => {
  const withRoom = (more: Partial<Member>) =>
    menuFor(member(more), {
      roomForRequest: true,
      hasOrders: false,
      hasProfiles: false,
      hasRequests: false,
    }).map(({ label }) => label)
  expect(withRoom({ role: 'client' })).toEqual([
    'My Projects',
    'Orders',
    'Create A Request',
    'Requests',
    'Company Profiles',
    'Book a call',
    'Account Settings',
  ])
  expect(labels(member({ role: 'client' }))).not.toContain('Create A Request')
  for (const other of [{}, { role: 'admin' as const }, { organization: true }]) {
    expect(withRoom(other)).not.toContain('Create A Request')
  }
})

test('the flag without the organization flag shows nothing more', () => {
  expect(labels(member({ manageUsers: true }))).not.toContain('Users')
})

test('a guest has no menu', () => {
  expect(labels({ kind: 'guest', projectId: null })).toEqual([])
})

test('the row of a screen is the one with the longest matching address', () => {
  const items = [
    { label: 'My Projects', href: '/projects', icon: 'folder' as const },
    { label: 'All Projects', href: '/projects/all', icon: 'folder' as const },
  ]
  expect(currentItem(items, '/projects/all')?.label).toBe('All Projects')
  expect(currentItem(items, '/projects/7/settings')?.label).toBe('My Projects')
  expect(currentItem(items, '/projectsall')).toBeUndefined()
  const profiles = { label: 'Profiles', href: '/profiles', also: '/profile' }
  expect(currentItem([...items, profiles], '/profile/7')?.label).toBe('Profiles')
})

test('UI-08 Orders is for clients, buyers, who works on one, who manages them, and admins', () => {
  const sees = (more: Partial<Member>, hasOrders = false) =>
    menuFor(member(more), {
      roomForRequest: false,
      hasOrders,
      hasProfiles: false,
      hasRequests: false,
    }).some(({ href }) => href === '/orders')
  expect(sees({})).toBe(false)
  expect(sees({}, true)).toBe(true)
  expect(sees({ role: 'client' })).toBe(true)
  expect(sees({ role: 'admin' })).toBe(true)
  expect(sees({ organization: true })).toBe(false)
  expect(sees({ organization: true }, true)).toBe(true)
  expect(sees({ organization: true, manageOrders: true })).toBe(true)
})

test('UI-05 UI-06 UI-07 Company Profiles is for clients, staff, and who belongs to a company', () => {
  const sees = (more: Partial<Member>, hasProfiles = false) =>
    menuFor(member(more), {
      roomForRequest: false,
      hasOrders: false,
      hasProfiles,
      hasRequests: false,
    }).some(({ href }) => href === '/company-profiles')
  expect(sees({})).toBe(false)
  expect(sees({}, true)).toBe(true)
  expect(sees({ role: 'client' })).toBe(true)
  expect(sees({ organization: true })).toBe(true)
  expect(sees({ role: 'admin' })).toBe(true)
})

test('UI-05 Requests is for clients, staff, and who sees requests: a plain user has none', () => {
  const none = { roomForRequest: false, hasOrders: false, hasProfiles: false }
  const requests = (more: Partial<Member>, hasRequests = false) =>
    menuFor(member(more), { ...none, hasRequests })
      .map(({ href }) => href)
      .filter((href) => href.startsWith('/requests'))
  expect(requests({})).toEqual([])
  expect(requests({}, true)).toEqual(['/requests'])
  expect(requests({ role: 'client' })).toEqual(['/requests'])
  expect(requests({ organization: true })).toContain('/requests/assigned')
})

test('ORDER-16 the list of unpaid orders is a row for people who manage orders', () => {
  const hrefs = (more: Partial<Member>) =>
    menuFor(member(more), {
      roomForRequest: false,
      hasOrders: true,
      hasProfiles: false,
      hasRequests: false,
    }).map(({ href }) => href)
  expect(hrefs({ organization: true })).not.toContain('/orders/pending-payment')
  expect(hrefs({ organization: true, manageOrders: true })).toContain('/orders/pending-payment')
})
