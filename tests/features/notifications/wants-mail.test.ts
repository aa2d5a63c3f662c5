import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { guest, historyOf } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { mutedTypes, wantsMail } from '~/features/events/wants-mail.server'
import { chooseMails } from '~/features/notifications/choose-mails.server'
import { notificationTypesOf } from '~/permissions/notifications'
import { notificationTypes } from '~/permissions/vocabulary'

test('MAIL-05 every type comes by e-mail until it is switched off, and again when switched on', () => {
  const user = makeUser()
  const actor = actorOf(user)
  for (const type of notificationTypes) expect(wantsMail(db, user.id, type)).toBe(true)
  const offered = notificationTypesOf(actor)
  for (const type of offered) {
    chooseMails(actor, { wanted: offered.filter((other) => other !== type) })
    expect(mutedTypes(user.id)).toEqual([type])
    expect(wantsMail(db, user.id, type)).toBe(false)
  }
  chooseMails(actor, { wanted: offered })
  expect(mutedTypes(user.id)).toEqual([])
  expect(historyOf(user.id)).toHaveLength(offered.length + 1)
})

test('MAIL-05 one person’s choice is nobody else’s', () => {
  const [one, other] = [makeUser(), makeUser()]
  chooseMails(actorOf(one), { wanted: [] })
  expect(wantsMail(db, one.id, 'request_message')).toBe(false)
  expect(wantsMail(db, other.id, 'request_message')).toBe(true)
})

test('MAIL-05 notes are offered to staff alone; what is not offered stays as it was', () => {
  const employee = makeEmployee()
  expect(notificationTypesOf(actorOf(employee))).toEqual([...notificationTypes])
  chooseMails(actorOf(employee), { wanted: [] })
  const client = { ...actorOf(employee), organization: false, role: 'client' as const }
  expect(notificationTypesOf(client)).not.toContain('request_note')
  chooseMails(client, { wanted: [...notificationTypes] })
  expect(mutedTypes(employee.id).sort()).toEqual([
    'order_assigned',
    'order_feedback',
    'order_note',
    'order_note_mentioned',
    'order_payment',
    'order_unassigned',
    'order_webhook_off',
    'request_assigned',
    'request_note',
    'request_note_mentioned',
    'request_unassigned',
    'request_webhook_off',
  ])
})

test('MAIL-05 a guest has no choice, and what is no type is ignored', () => {
  expect(catchError(() => chooseMails(guest(), { wanted: [] })).status).toBe(403)
  const user = makeUser()
  const wanted = [...notificationTypes, 'spam', '__proto__']
  chooseMails(actorOf(user), { wanted })
  expect(mutedTypes(user.id)).toEqual([])
})
