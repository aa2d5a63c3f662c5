import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { messages } from '~/db/schema'
import { approvePath } from '~/features/requests/approve-link.server'
import { action, loader } from '~/routes/requests/approve-from-mail'

test('REQ-49 approving from a mail, pressed twice, approves once and ends on the thanks', async () => {
  const { id: userId } = makeUser({ role: 'client' })
  const delivered = { status: 'pending_review', deliveredAt: Date.now() } as const
  const { id, conversationId, number, title } = storeRequest(makeType(), userId, delivered)
  const url = approvePath({ id, userId, deliveredAt: delivered.deliveredAt })
  const params = { request: id }
  const press = (key: string) => callAction(action, { url, params, form: { key } })

  expect(await callLoader(loader, { url, params })).toMatchObject({
    status: 200,
    data: { name: `${title} (${number})`, at: delivered.deliveredAt, to: `/requests/${id}` },
  })
  const thanks = { status: 303, location: `${url}&approved=1` }
  expect(await press('one')).toMatchObject(thanks)
  expect(await press('one')).toMatchObject(thanks)
  const shown = await callLoader(loader, { url: thanks.location, params })
  expect(shown).toMatchObject({ status: 200, data: { done: true } })
  const said = db.select().from(messages).where(eq(messages.conversationId, conversationId)).all()
  expect(said.map(({ text }) => text)).toEqual(['approved the request'])

  const late = await press('another')
  expect(late.status).toBe(409)
  expect(JSON.stringify(late)).not.toContain('Log in')
  const wrong = url.replace(/code=./, 'code=')
  expect((await callAction(action, { url: wrong, params, form: { key: 'one' } })).status).toBe(404)
})

test('REQ-49 the page of the link says for whom it acts, above all to somebody else who is logged in', async () => {
  const client = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
  const at = { status: 'pending_review', deliveredAt: Date.now() } as const
  const { id } = storeRequest(makeType(), client.id, at)
  const url = approvePath({ id, userId: client.id, deliveredAt: at.deliveredAt })
  const shown = async (cookie: string) =>
    (await callLoader(loader, { url, params: { request: id }, cookie })).data
  expect(await shown('')).toMatchObject({ client: 'Nadia Hollis', other: null })
  expect(await shown(await signIn(client))).toMatchObject({ client: 'Nadia Hollis', other: null })
  const other = makeUser({ fullName: 'Theo Brandt' })
  expect(await shown(await signIn(other))).toMatchObject({
    client: 'Nadia Hollis',
    other: 'Theo Brandt',
  })
})
