import { expect, test } from 'vitest'
import {
  activeRequestLimit,
  canChangeEmail,
  canChangeStanding,
  canDeleteUser,
  canEditUser,
  canManageUsers,
  grantableFlags,
  grantableRoles,
  nobody,
} from '~/permissions/users'
import { type Member, manageFlags } from '~/permissions/vocabulary'

const flags = Object.fromEntries(manageFlags.map((flag) => [flag, false]))
const member = (id: string, more: Partial<Member> = {}) =>
  ({ kind: 'member', id, role: 'user', organization: false, ...flags, ...more }) as Member
const admin = member('admin', { role: 'admin' })
const manager = member('manager', { organization: true, manageUsers: true, manageBlocks: true })

test('GUARD-15 admins and employees with the flag manage users', () => {
  expect([admin, manager].every(canManageUsers)).toBe(true)
  expect(canManageUsers(member('x', { manageUsers: true }))).toBe(false)
  expect(canManageUsers({ kind: 'guest', projectId: null })).toBe(false)
})

test('USER-22 an employee neither makes, edits nor deletes an admin, nor themselves', () => {
  expect(grantableRoles(manager)).toEqual(['user', 'client'])
  expect(grantableRoles(admin)).toContain('admin')
  expect(canEditUser(manager, admin)).toBe(false)
  expect(canDeleteUser(manager, admin)).toBe(false)
  const holdsAll = Object.fromEntries(manageFlags.map((flag) => [flag, true]))
  expect(canEditUser(member('all', { organization: true, ...holdsAll }), admin)).toBe(false)
  expect(canDeleteUser(manager, manager)).toBe(false)
  expect(canDeleteUser(admin, admin)).toBe(false)
  expect(canChangeStanding(manager, member('x'), member('x', { role: 'admin' }))).toBe(false)
  expect(canChangeStanding(manager, manager, { ...manager, manageBlocks: false })).toBe(false)
  expect(canChangeStanding(manager, manager, { ...manager, role: 'client' })).toBe(false)
  expect(canEditUser(manager, manager)).toBe(false)
  expect(canEditUser(admin, admin)).toBe(true)
})

test('USER-22 admins make admins; an employee with every flag makes none', () => {
  const every = Object.fromEntries(manageFlags.map((flag) => [flag, true]))
  const all = member('all', { organization: true, ...every })
  for (const before of [member('x'), member('x', { organization: true, ...every })]) {
    expect(canChangeStanding(admin, before, { ...before, role: 'admin' })).toBe(true)
    expect(canChangeStanding(all, before, { ...before, role: 'admin' })).toBe(false)
    expect(canChangeStanding(all, before, { ...before, role: 'client' })).toBe(true)
  }
  expect(grantableRoles(member('x', { manageUsers: true }))).toEqual([])
  expect(grantableRoles({ kind: 'guest', projectId: null })).toEqual([])
})

test('USER-15 USER-22 what an employee does not hold they give to nobody, beside what they hold neither', () => {
  // What the form sends of somebody: a row, which does not say what kind of visitor it is.
  const { kind: _, ...row } = member('x', { organization: true })
  expect(canChangeStanding(manager, row, row)).toBe(true)
  const both = { ...row, manageBlocks: true, manageOrders: true }
  expect(canChangeStanding(manager, row, both)).toBe(false)
  expect(canEditUser(manager, both)).toBe(false)
  expect(canEditUser(manager, { ...row, role: 'admin' })).toBe(false)
  // Dormant flags are given and taken only by those who hold them.
  const dormant = { ...row, organization: false }
  for (const [before, after] of [
    [dormant, { ...dormant, manageOrders: true }],
    [{ ...dormant, manageOrders: true }, dormant],
  ] as const) {
    expect(canChangeStanding(manager, before, after)).toBe(false)
    expect(canChangeStanding(admin, before, after)).toBe(true)
  }
  expect(canChangeStanding(manager, dormant, { ...dormant, manageBlocks: true })).toBe(true)
})

test('GUARD-02 somebody before they are created can do nothing', () => {
  const can = manageFlags.filter((flag) => nobody[flag])
  expect([nobody.role, nobody.organization, can]).toEqual(['user', false, []])
  expect(canChangeStanding(manager, nobody, { ...nobody, role: 'client' })).toBe(true)
})

test('USER-15 an employee grants and takes only flags they hold', () => {
  expect(grantableFlags(manager, { id: 'x' })).toEqual(['manageUsers', 'manageBlocks'])
  expect(grantableFlags(manager, manager)).toEqual([])
  expect(grantableFlags(admin, { id: 'x' })).toEqual([...manageFlags])
  const x = member('x', { organization: true })
  for (const flag of manageFlags) {
    const held = flag === 'manageUsers' || flag === 'manageBlocks'
    expect(canChangeStanding(manager, x, { ...x, [flag]: true }), flag).toBe(held)
    expect(canChangeStanding(manager, { ...x, [flag]: true }, x), flag).toBe(held)
  }
})

test('USER-22 an employee edits and deletes only who can do no more than they', () => {
  for (const flag of manageFlags) {
    const held = flag === 'manageUsers' || flag === 'manageBlocks'
    const colleague = member('x', { organization: true, [flag]: true })
    for (const may of [canEditUser, canDeleteUser, canChangeEmail]) {
      expect(may(manager, colleague), flag).toBe(held)
      expect(may(admin, colleague), flag).toBe(true)
      // Without the organization flag nothing of it counts.
      expect(may(manager, { ...colleague, organization: false }), flag).toBe(true)
    }
  }
})

test('USER-15 the organization flag wakes no right that its giver does not hold', () => {
  const dormant = member('x', { manageProjects: true })
  expect(canChangeStanding(manager, dormant, { ...dormant, organization: true })).toBe(false)
  const plain = member('x', { manageBlocks: true })
  expect(canChangeStanding(manager, plain, { ...plain, organization: true })).toBe(true)
})

test('the email of somebody with more rights is not an employee’s to change', () => {
  expect(canChangeEmail(manager, member('x'))).toBe(true)
  const colleague = member('x', { organization: true, manageProjects: true })
  expect(canChangeEmail(manager, colleague)).toBe(false)
  expect(canChangeEmail(admin, colleague)).toBe(true)
})

test('nobody changes their own email here, where no password is asked for', () => {
  for (const actor of [manager, admin]) expect(canChangeEmail(actor, actor)).toBe(false)
})

test('USER-17 a user’s own number of active requests overrides the general one', () => {
  const general = { allowedActiveRequests: 5 }
  expect(activeRequestLimit({ allowedActiveRequests: null }, general)).toBe(5)
  expect(activeRequestLimit({ allowedActiveRequests: 0 }, general)).toBe(0)
  expect(activeRequestLimit({ allowedActiveRequests: 9 }, general)).toBe(9)
})
