import { expect, test } from 'vitest'
import { usedFiles } from '#tests/fixtures/files'
import { callAction } from '#tests/fixtures/http'
import { filledIn, makeOrderForm } from '#tests/fixtures/orders'
import { makeUser, signIn } from '#tests/fixtures/people'
import { field } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { drafts, orderForms, orders, storedFiles } from '~/db/schema'
import { saveOrderDraft } from '~/features/orders/save-order-draft.server'
import { files } from '~/platform/files/files.server'
import { newToken, tokenHash } from '~/platform/ids.server'
import { action } from '~/routes/create-order/create-order'

const brief = () => new File(['a brief'], 'brief.txt', { type: 'text/plain' })
const withFile = [
  field({ id: 'name', label: 'Name' }),
  field({ id: 'logo', label: 'Logo', kind: 'attachment' as const }),
]

test('a file that is sent for an order form that is not there is refused like words', async () => {
  const answer = await callAction(action, {
    url: '/create-order?form=nowhere',
    form: { 'answer-name': 'Ann', 'answer-logo': brief() },
  })
  expect(answer.status).toBe(409)
  expect(answer.data).toMatchObject({ error: { code: 'off-sale' } })
  expect(db.select().from(drafts).all()).toEqual([])
})

test('a form that is deleted while a file for it is on its way: nothing was ordered, and no file is left', async () => {
  const form = makeOrderForm({}, withFile)
  const buyer = { browser: tokenHash(newToken()), userId: null, address: '192.0.2.7' }
  const uploads = [{ field: 'answer-logo', file: brief() }]
  const kept = saveOrderDraft(buyer, { orderFormId: form.id, values: filledIn(form), uploads })
  db.delete(orderForms).run()
  await expect(kept).rejects.toMatchObject({ code: 'off-sale', status: 409 })
  expect([usedFiles(), db.select().from(storedFiles).all()]).toEqual([[], []])
  expect(await files.list('forms')).toEqual([])
})

test('a file that no question asks for is none of the order', async () => {
  const form = makeOrderForm({}, withFile)
  const { status } = await callAction(action, {
    url: `/create-order?form=${form.id}`,
    cookie: await signIn(makeUser({ role: 'client' })),
    form: {
      ...filledIn(form),
      'answer-logo': brief(),
      'answer-name': ['Ann', brief()],
      'answer-other': brief(),
    },
  })
  expect(status).toBe(303)
  expect(db.select().from(orders).all()).toHaveLength(1)
  expect(usedFiles()).toMatchObject([{ field: 'logo', draftId: null }])
})
