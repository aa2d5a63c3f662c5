import { expect, test, vi } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { DomainError } from '~/domain-error'
import { derive } from '~/features/accounts/derive.server'
import { hashPassword, isPassword } from '~/features/accounts/passwords.server'
import { requestContext } from '~/platform/request-context.server'

vi.mock('~/features/accounts/derive.server', { spy: true })

test('a password is stored as argon2id with a salt of its own, and only itself matches', async () => {
  const [one, two] = await Promise.all([hashPassword('salt marsh 7'), hashPassword('salt marsh 7')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await isPassword('salt marsh 7', one)).toBe(true)
  expect(await isPassword('salt marsh 8', one)).toBe(false)
})

test('accented letters match however the keyboard composes them', async () => {
  expect(await isPassword('cafe\u0301 noir', await hashPassword('caf\u00e9 noir'))).toBe(true)
})

test('AUTH-17 nobody matches no password, and finding that out is as much work as a wrong one', async () => {
  const { passwordHash } = makeUser({ password: 'right horse' })
  const work = async (stored: string | null) => {
    vi.mocked(derive).mockClear()
    expect(await isPassword('wrong horse', stored)).toBe(false)
    return vi.mocked(derive).mock.calls.map(([{ message, nonce, ...cost }]) => ({
      ...cost,
      message,
      salt: Buffer.from(nonce as Buffer).length,
    }))
  }
  const known = await work(passwordHash)
  expect(known).toHaveLength(1)
  expect(await work(null)).toEqual(known)
})

test('more passwords than can wait are refused as busy, the others are still checked', async () => {
  const { passwordHash } = makeUser({ password: 'right horse' })
  const check = (network: string) =>
    requestContext.run({ network }, () => isPassword('right horse', passwordHash))
  const all = Promise.allSettled(Array.from({ length: 110 }, (_, n) => check(`10.0.0.${n % 11}`)))
  // Whose network has few of those that wait finds a place, and has the next turn but one.
  const other = check('10.1.0.1')
  expect(await Promise.race([other.then(() => 'other'), all])).toBe('other')
  const results = await all
  const refused = results.filter((r) => r.status === 'rejected')
  expect(refused).toHaveLength(9)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(DomainError)
    expect(reason.status).toBe(429)
  }
  expect(results.filter((r) => r.status === 'fulfilled' && r.value)).toHaveLength(101)
  expect(await isPassword('right horse', passwordHash)).toBe(true)
}, 60_000)

test('one network has fifty passwords that wait', async () => {
  const check = () =>
    requestContext.run({ network: '10.2.0.1' }, () => isPassword('right horse', null))
  const results = await Promise.allSettled(Array.from({ length: 55 }, check))
  // One is hashed meanwhile.
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4)
}, 60_000)
