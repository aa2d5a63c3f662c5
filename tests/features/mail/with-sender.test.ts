import { expect, test, vi } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { mail } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { queueMail } from '~/features/events/queue-mail.server'
import { readMail } from '~/features/mail/read-mail.server'
import { temporaryPasswordMail } from '~/messages/account-mails'
import { emailSentFlash } from '~/routes/http/email-sent-flash.server'

vi.mock('~/platform/mail/sender.server', () => ({ sender: async () => ({ kind: 'done' }) }))

const admin = actorOf(makeUser({ role: 'admin' }))

test('USER-24 with a sender the outbox hides the password on this machine too', () => {
  const person = { name: 'Ines', email: 'ines@example.com', password: 'q7-Xw_2' }
  transaction((tx) =>
    queueMail(tx, person.email, temporaryPasswordMail(person, 'http://localhost/login')),
  )
  const shown = readMail(admin, db.select().from(mail).get()?.id ?? '')
  expect(shown.whole).toBe(false)
  expect(JSON.stringify(shown)).not.toContain('q7-Xw_2')
})

test('with a sender the outbox is not mentioned', () => {
  expect(emailSentFlash(admin, 'Invitation sent')).toEqual({
    kind: 'success',
    text: 'Invitation sent',
  })
})
