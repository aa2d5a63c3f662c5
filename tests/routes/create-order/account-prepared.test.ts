import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { filledIn, makeOrderForm } from '#tests/fixtures/orders'
import { makeUser, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { drafts, orders } from '~/db/schema'
import { action } from '~/routes/create-order/create-order'

test('whose account waits for its link finds the words again, and orders by the same form', async () => {
  const form = makeOrderForm()
  const prepared = makeUser({ role: 'client', toCreate: true })
  const typed = filledIn(form, { 'answer-name': 'A shop for tea' })
  const send = (cookie = '') =>
    callAction(action, {
      url: `/create-order?form=${form.id}`,
      cookie,
      form: {
        ...typed,
        key: 'one-form',
        intent: 'send',
        fullName: 'Wren Pine',
        email: prepared.email,
        password: 'correct horse battery',
      },
    })
  const waits = await send()
  expect(waits.location).toContain('/login?')
  const values = { 'answer-name': 'A shop for tea', email: prepared.email }
  expect(db.select().from(drafts).all()).toMatchObject([{ values }])
  expect(JSON.stringify(db.select().from(drafts).all())).not.toContain('correct horse')
  // The password is chosen by the link, and the form that stood there is sent once more.
  const placed = await send([waits.cookie, await signIn(prepared)].join('; '))
  const all = db.select().from(orders).all()
  expect(all).toMatchObject([{ userId: prepared.id, title: 'A shop for tea' }])
  expect(placed).toMatchObject({ status: 303, location: expect.stringContaining(`${all[0]?.id}`) })
  expect(db.select().from(drafts).all()).toEqual([])
})
