import { expect, test } from 'vitest'
import { createUserSchema, editUserSchema, inviteSchema } from '~/features/users/user-schema.server'
import { manageFlags, roles } from '~/permissions/vocabulary'

const filled = { fullName: 'Jo', email: 'jo@example.com', version: '1' }
const edit = (fields: Record<string, unknown> = {}) =>
  editUserSchema.safeParse({ ...filled, ...fields })
const errorsOf = (fields: Record<string, unknown>) =>
  edit(fields).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('USER-15 a flag is given where its box is ticked, and nowhere else', () => {
  for (const flag of [...manageFlags, 'organization'] as const) {
    for (const sent of ['', 'off', 'true', undefined]) {
      expect(edit({ [flag]: sent }).data?.[flag], `${flag} ${sent}`).toBe(false)
    }
    const { data } = edit({ [flag]: 'on' })
    const given = [...manageFlags, 'organization'].filter((each) => data?.[each as typeof flag])
    expect(given).toEqual([flag])
  }
})

test('USER-14 only user, client and admin are roles; without one somebody stays or becomes a user', () => {
  for (const role of roles) expect(edit({ role }).data?.role).toBe(role)
  for (const role of ['', 'employee', 'Admin']) {
    expect(errorsOf({ role })).toEqual(['role: This field is required'])
    expect(inviteSchema.safeParse({ email: 'jo@example.com', role }).success).toBe(false)
  }
  expect(edit().data?.role).toBeUndefined()
  expect(createUserSchema.parse(filled).role).toBe('user')
})

test('USER-11 USER-12 what is too long, no number or nothing is shown beside its field', () => {
  expect(edit({ employeeRole: 'x'.repeat(100) }).success).toBe(true)
  expect(errorsOf({ employeeRole: 'x'.repeat(101) })).toEqual([
    expect.stringMatching(/^employeeRole: .*100/),
  ])
  expect(edit({ fullName: 'x'.repeat(100) }).success).toBe(true)
  expect(errorsOf({ fullName: 'x'.repeat(101) })).toHaveLength(1)
  expect(errorsOf({ fullName: ' ' })).toEqual(['fullName: This field is required'])
  const requests = (typed: string) => edit({ allowedActiveRequests: typed })
  for (const typed of ['0', '9999']) {
    expect(requests(typed).data?.allowedActiveRequests).toBe(Number(typed))
  }
  for (const typed of ['-1', '10000', '1.5', 'many']) expect(requests(typed).success).toBe(false)
})

test('INVITE-07 packages are ids; a choice of none is none', () => {
  expect(edit().data?.packages).toEqual([])
  expect(edit({ packages: ['care', 'plus'] }).data?.packages).toEqual(['care', 'plus'])
  expect(edit({ packages: ['x'.repeat(101)] }).success).toBe(false)
  expect(edit({ packages: Array(501).fill('x') }).success).toBe(false)
  const invite = (packageId?: string) =>
    inviteSchema.safeParse({ email: ' JO@example.com', role: 'client', packageId })
  expect(invite('care').data).toEqual({
    email: 'jo@example.com',
    role: 'client',
    packageId: 'care',
  })
  expect([invite('').data?.packageId, invite().data?.packageId]).toEqual([null, null])
  expect(invite('x'.repeat(101)).success).toBe(false)
})
