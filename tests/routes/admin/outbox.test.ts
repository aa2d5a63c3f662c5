import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { mail } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { queueMail } from '~/features/events/queue-mail.server'
import { passwordResetMail } from '~/messages/account-mails'
import { env } from '~/platform/env.server'
import { loader as outbox } from '~/routes/admin/outbox'
import { action, loader } from '~/routes/admin/outbox-mail'

const text = passwordResetMail('Ines', 'http://localhost:3000/reset-password?code=abc')
transaction((tx) => queueMail(tx, 'ines@example.com', text))
const id = db.select().from(mail).get()?.id ?? ''
const status = () => db.select().from(mail).where(eq(mail.id, id)).get()?.status
const admin = await signIn(makeUser({ role: 'admin' }))
const at = { url: `/admin/outbox/${id}?status=dead`, params: { mail: id } }

test('MAIL-02 the outbox says that no sender is configured, and ignores odd filters', async () => {
  const { data } = await callLoader(outbox, { url: '/admin/outbox', cookie: admin })
  expect(data).toMatchObject({ waits: true, whole: true, mails: [{ to: 'ines@example.com' }] })
  for (const odd of ['constructor', '__proto__', 'x']) {
    const url = `/admin/outbox?status=${odd}&after=%00`
    expect((await callLoader(outbox, { url, cookie: admin })).data.filters.status).toBe('')
  }
})

test('MAIL-02 a Host header of this machine opens no mail whole', async () => {
  const before = { ...env }
  Object.assign(env, { production: true, appUrlGiven: false })
  try {
    // As a bare forwarder of connections would bring it in: from this machine, to this machine.
    const here = { cookie: admin, address: '127.0.0.1' }
    const list = await callLoader(outbox, { url: '/admin/outbox', ...here })
    const one = await callLoader(loader, { ...at, ...here })
    expect([list.data.whole, one.data.mail.whole]).toEqual([false, false])
  } finally {
    Object.assign(env, before)
  }
})

test('MAIL-02 others are led away', async () => {
  for (const person of [makeUser(), makeEmployee({ manageUsers: true })]) {
    const cookie = await signIn(person)
    for (const open of [outbox, loader]) {
      expect(await callLoader<typeof open>(open, { ...at, cookie })).toMatchObject({
        status: 302,
        location: '/',
      })
    }
    expect((await callAction(action, { ...at, cookie })).status).toBe(403)
  }
})

test('MAIL-02 a failed mail is sent again; one on its way is not', async () => {
  expect((await callAction(action, { ...at, cookie: admin })).status).toBe(409)
  db.update(mail).set({ status: 'dead' }).run()
  const answer = await callAction(action, { ...at, cookie: admin, form: { key: 'a' } })
  expect(answer).toMatchObject({ status: 303, location: '/admin/outbox?status=dead' })
  expect(status()).toBe('queued')
})
