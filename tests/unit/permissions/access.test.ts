import { expect, test } from 'vitest'
import { cast, managers, type Name, person, staff, whoMay } from '#tests/fixtures/cast'
import {
  access,
  admits,
  formScreen,
  landingPage,
  takesMultipleFiles,
  uploads,
} from '~/permissions/access'
import { holds, isAdmin, isStaff, type ManageFlag, manageFlags } from '~/permissions/vocabulary'

const everybody = Object.keys(cast) as Name[]

test.each([
  ['anyone', everybody],
  ['guests', ['guest']],
  ['signed-in', everybody.filter((name) => name !== 'guest')],
  ['clients-and-staff', ['client', ...staff]],
  ['staff', staff],
  ['admin', ['admin']],
  ...manageFlags.map((flag): [ManageFlag, Name[]] => [flag, managers]),
] as const)('GUARD-02 a screen for %s admits these and nobody else', (rule, expected) => {
  expect(whoMay((actor) => admits(actor, rule))).toEqual(expected)
})

test('GUARD-02 a flag counts for employees who hold that one, and for admins without it', () => {
  for (const flag of manageFlags) {
    const one = person('one', { organization: true, [flag]: true })
    expect(manageFlags.filter((other) => holds(one, other))).toEqual([flag])
    expect(holds({ ...one, organization: false }, flag)).toBe(false)
    expect(holds(cast.admin, flag)).toBe(true)
  }
  expect(whoMay(isStaff)).toEqual(staff)
  expect(whoMay(isAdmin)).toEqual(['admin'])
  for (const name of everybody) expect(admits(cast[name], 'admin')).toBe(name === 'admin')
})

test('GUARD-05 GUARD-06 GUARD-07 where somebody starts', () => {
  const starts = Object.entries(cast).map(([name, actor]) => [name, landingPage(actor)])
  expect(Object.fromEntries(starts)).toEqual({
    guest: '/',
    user: '/projects',
    former: '/projects',
    client: '/requests',
    employee: '/projects',
    insider: '/requests',
    manager: '/projects',
    admin: '/admin',
  })
})

test('the map decides who may send files to an address, how many, and where the form is', () => {
  expect(uploads['/account-settings']).toBeUndefined()
  expect([uploads['/account-settings/photo'], uploads['/convert']]).toEqual(['signed-in', 'staff'])
  expect(Object.keys(uploads).every((address) => address in access)).toBe(true)
  expect(takesMultipleFiles('/company-profiles/:profile')).toBe(true)
  expect(takesMultipleFiles('/account-settings/photo')).toBe(false)
  expect(formScreen('/account-settings/data.zip')).toBe('/account-settings/data')
  expect(formScreen('/account-settings/data')).toBeUndefined()
})
