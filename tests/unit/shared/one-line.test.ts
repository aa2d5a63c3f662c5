import { expect, test } from 'vitest'
import { requiredText } from '~/features/form-input/fields.server'
import { nameField } from '~/features/project-base/name-field.server'
import { userInviteMail } from '~/messages/invitation-mails'
import { googleProfile } from '~/platform/providers/profile'
import { oneLine } from '~/shared/one-line'

/** All that turn a text round, each by itself. */
const turning = [
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069'],
]

test('a line has no line ends, no control characters and nothing that turns its direction', () => {
  expect(oneLine(' Ada\r\nFinch\u2028\u0007\tof\u2029Elm ')).toBe('Ada Finch of Elm')
  for (const mark of turning) expect(oneLine(`Ada${mark} Finch`)).toBe('Ada Finch')
  // Words of every script stay as they are, with what joins their letters.
  for (const name of ['Łukasz', '日本', 'علی\u200cرضا', 'नेपाल', '👩‍🚀 Mae'])
    expect(oneLine(name)).toBe(name)
})

test('names of people and projects are stored without it, and none reaches the subject of a mail', () => {
  const forged = `Ada ${turning.join('')}moc.knab`
  expect(requiredText().parse(forged)).toBe('Ada moc.knab')
  expect(nameField.parse(forged)).toBe('Ada moc.knab')
  expect(googleProfile({ sub: '1', name: forged }).fullName).toBe('Ada moc.knab')
  const { subject, message } = userInviteMail(forged, 'https://x.example')
  expect(subject).toBe('You were invited to Panelry')
  for (const mark of turning) expect(message).not.toContain(mark)
  for (const nothing of turning) {
    expect(requiredText().safeParse(nothing).success).toBe(false)
    expect(nameField.safeParse(nothing).success).toBe(false)
  }
})
