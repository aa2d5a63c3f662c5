import { expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { hashPassword, isPassword } from '~/features/accounts/passwords.server'
import { Fault } from '~/platform/faults'

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

test('AUTH-17 nobody matches no password, and finding that out takes as long as a wrong one', async () => {
  const { passwordHash } = makeUser({ password: 'right horse' })
  const times: [number[], number[]] = [[], []]
  // In turn, so that whatever else the machine does weighs on both alike.
  for (let run = 0; run < 18; run += 1) {
    const start = performance.now()
    expect(await isPassword('wrong horse', run % 2 ? null : passwordHash)).toBe(false)
    times[run % 2 ? 1 : 0].push(performance.now() - start)
  }
  const [known = 0, unknown = 0] = times.map((of) => of.sort((a, b) => a - b)[4])
  expect(unknown / known).toBeGreaterThan(0.3)
  expect(unknown / known).toBeLessThan(3)
})

test('more passwords than can wait are refused as busy, the others are still checked', async () => {
  const { passwordHash } = makeUser({ password: 'right horse' })
  const results = await Promise.allSettled(
    Array.from({ length: 110 }, () => isPassword('right horse', passwordHash)),
  )
  const refused = results.filter((r) => r.status === 'rejected')
  expect(refused).toHaveLength(9)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(Fault)
    expect(reason.status).toBe(429)
  }
  expect(results.filter((r) => r.status === 'fulfilled' && r.value)).toHaveLength(101)
  expect(await isPassword('right horse', passwordHash)).toBe(true)
}, 60_000)
