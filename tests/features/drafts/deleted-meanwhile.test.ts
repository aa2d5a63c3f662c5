import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeOrderForm } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { duplicateOrderForm } from '~/features/order-forms/duplicate-form.server'
import { saveOrderDraft } from '~/features/orders/save-order-draft.server'
import { files } from '~/platform/files/files.server'
import { newToken, tokenHash } from '~/platform/ids.server'

const file = () => new File(['a brief'], 'brief.txt', { type: 'text/plain' })

/** Somebody is deleted while a file of theirs is stored. */
async function deletedDuring({ id }: { id: string }, work: () => Promise<unknown>) {
  const worked = work()
  db.delete(users).where(eq(users.id, id)).run()
  await expect(worked).rejects.toMatchObject({ code: 'forbidden', status: 403 })
}

test('someone who is deleted while a file of theirs is stored is refused, and no file is left', async () => {
  const writer = makeUser({ role: 'client' })
  const uploads = [{ field: 'files', folder: 'attachments' as const, file: file() }]
  const draft = { draftKey: 'message:somewhere', values: { text: 'Hello' }, uploads }
  await deletedDuring(writer, () => saveDraft(actorOf(writer), draft))
  expect(await files.list('attachments')).toEqual([])

  const { id: userId } = makeUser({ role: 'client' })
  const buyer = { browser: tokenHash(newToken()), userId, address: '192.0.2.8' }
  const order = { orderFormId: makeOrderForm().id, values: {} }
  const sent = { ...order, uploads: [{ field: 'answer-logo', file: file() }] }
  await deletedDuring({ id: userId }, () => saveOrderDraft(buyer, sent))
  expect(await files.list('forms')).toEqual([])

  const seller = makeEmployee({ manageOrders: true })
  await files.put('forms', 'sold.png', Buffer.from('picture'))
  const { id } = makeOrderForm({ productImage: 'sold.png' })
  await deletedDuring(seller, () => duplicateOrderForm(actorOf(seller), { id, name: 'A copy' }))
  expect(await files.list('forms')).toEqual(['sold.png'])
})
