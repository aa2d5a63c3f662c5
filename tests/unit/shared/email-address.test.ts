import { expect, test } from 'vitest'
import { emailField, optionalEmail } from '~/features/form-input/fields.server'
import { googleProfile } from '~/platform/providers/profile'
import { emailAddress } from '~/shared/email-address'

const taken = [
  ['nadia@hollis.example', 'nadia@hollis.example'],
  ['  Nadia@Hollis.Example ', 'nadia@hollis.example'],
  ['rent&repair@example.com', 'rent&repair@example.com'],
  ['box#7@example.com', 'box#7@example.com'],
  ["o'brien+a/b=c@example.com", "o'brien+a/b=c@example.com"],
  ['user@xn--90a3ac.xn--p1ai', 'user@xn--90a3ac.xn--p1ai'],
  ['kasse@bäckerei.example', 'kasse@xn--bckerei-5wa.example'],
  ['KASSE@BÄCKEREI.EXAMPLE', 'kasse@xn--bckerei-5wa.example'],
  ['info@中文.example', 'info@xn--fiq228c.example'],
  // Composed and decomposed are one mailbox.
  ['info@mu\u0308ller.example', 'info@xn--mller-kva.example'],
] as const

const refused = [
  'nadia',
  'nadia@',
  '@hollis.example',
  'a b@c.example',
  'a@b',
  'a@-b.example',
  'a@b..example',
  'a@b@c.example',
  'müller@example.com',
  'a@ü/../b.example',
  'a@ü:80',
  'a@ü.example?x=y.z',
  'a,b@example.com',
  '<a@example.com>',
  `${'a'.repeat(250)}@example.com`,
]

test.each(taken)('%s is taken as %s, by forms and from providers alike', (typed, stored) => {
  expect(emailAddress(typed)).toBe(stored)
  expect(emailField().parse(typed)).toBe(stored)
  expect(optionalEmail().parse(typed)).toBe(stored)
  const google = { sub: '1', name: 'Nadia', email: typed, email_verified: true }
  expect(googleProfile(google)).toMatchObject({ email: stored, emailVerified: true })
})

test.each(refused)('%s is refused, by forms and from providers alike', (typed) => {
  expect(emailAddress(typed)).toBeNull()
  expect(emailField().safeParse(typed).success).toBe(false)
  expect(optionalEmail().safeParse(typed).error?.issues[0]?.message).toBe(
    'Must be a valid email address',
  )
  const google = { sub: '1', name: 'Nadia', email: typed, email_verified: true }
  expect(googleProfile(google)).toMatchObject({ email: null, emailVerified: false })
})

test('nothing typed is a missing address, or none where none is needed', () => {
  expect(
    emailField()
      .safeParse('  ')
      .error?.issues.map(({ message }) => message),
  ).toEqual(['This field is required'])
  expect(optionalEmail().parse(undefined)).toBe('')
})
