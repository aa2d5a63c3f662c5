import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser, reread, signIn } from '#tests/fixtures/people'
import { makeSession } from '#tests/fixtures/vault'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { logHistory, notifications, orders, requests } from '~/db/schema'
import { deleteOwnAccount } from '~/features/users/delete-own-account.server'
import { memberInviteMail } from '~/messages/invitation-mails'
import { hideSecrets } from '~/messages/mail-layout'
import { action, loader } from '~/routes/admin/users/delete'

const admin = makeUser({ role: 'admin' })
const cookie = await signIn(admin)
const maker = makeEmployee({ fullName: 'Mara Maker' })
const type = makeType()
const form = makeOrderForm()

/** A client with a request in work, one that is paused, one that is completed, and an order. */
function makeClient() {
  const client = makeUser({ role: 'client' })
  const open = storeRequest(type, client.id, { assigneeId: maker.id })
  const paused = { status: 'paused', statusBeforePause: 'in_progress', pausedAt: 1 } as const
  return {
    client,
    open,
    resting: storeRequest(type, client.id, paused),
    done: storeRequest(type, client.id, { status: 'completed' }),
    order: storeOrderRow(form, client.id, { assigneeId: maker.id }),
  }
}

const at = (id: string) => ({ url: `/admin/users/${id}/delete`, params: { user: id }, cookie })
const request = ({ id }: { id: string }) =>
  db.select().from(requests).where(eq(requests.id, id)).get()
const order = ({ id }: { id: string }) => db.select().from(orders).where(eq(orders.id, id)).get()

test('the deletion of a client says what is open, and completes it where that is wished', async () => {
  const { client, open, resting, done, order: bought } = makeClient()
  const { data } = await callLoader(loader, at(client.id))
  expect(data).toMatchObject({ open: { requests: 2, orders: 1, calls: 0 } })
  await callAction(action, { ...at(client.id), form: { openWork: 'complete', to: '' } })
  expect(reread(client)).toBeUndefined()
  for (const row of [open, resting, done]) {
    expect(request(row)).toMatchObject({ status: 'completed', userId: null })
  }
  expect(order(bought)).toMatchObject({ status: 'completed', userId: null })
  const told = db.select().from(notifications).where(eq(notifications.recipientId, maker.id)).all()
  expect(told.map(({ subject }) => subject)).toEqual(expect.arrayContaining([open.id, bought.id]))
})

test('open work of a client who is deleted is handed on to another one, whose email is looked up first', async () => {
  const { client, open, done, order: bought } = makeClient()
  const heir = makeUser({ role: 'client', email: 'heir@example.com' })
  for (const to of ['', 'nobody@example.com', maker.email, client.email]) {
    const form = { openWork: 'hand_on', to }
    const refused = await callAction(action, { ...at(client.id), form })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.data)).toContain('There is no other client with this email.')
  }
  expect(reread(client)?.closedAt).toBeNull()
  await callAction(action, {
    ...at(client.id),
    form: { openWork: 'hand_on', to: ' Heir@Example.com' },
  })
  expect(request(open)?.userId).toBe(heir.id)
  expect(order(bought)?.userId).toBe(heir.id)
  expect(request(done)?.userId).toBeNull()
  const history = db.select().from(logHistory).where(eq(logHistory.documentId, open.id)).all()
  expect(history.map((row) => row.action)).toContain('handed on')
})

test('anyone who deletes their own account may complete what is open, else it stays with the studio', async () => {
  const [kept, completed] = [makeClient(), makeClient()]
  const as = async ({ client }: typeof kept, choice: 'keep' | 'complete') => {
    const proof = { password: '', sessionId: makeSession(client) }
    await deleteOwnAccount(actorOf(client), proof, choice)
  }
  await as(kept, 'keep')
  await as(completed, 'complete')
  expect(request(kept.open)).toMatchObject({ status: 'in_progress', userId: null })
  expect(request(completed.open)).toMatchObject({ status: 'completed', userId: null })
})

test('the code of a member invitation is hidden once its mail was sent', () => {
  const link = 'https://p.example/login?redirectTo=%2Fnotifications%3Finvite%3Dabc_DEF-123'
  const { message, html } = memberInviteMail('Ann', 'Linden', link)
  for (const text of [message, html]) {
    expect(text).toContain('abc_DEF-123')
    expect(hideSecrets(text)).not.toContain('abc_DEF')
    expect(hideSecrets(text)).toContain('invite%3D…')
  }
})
