import { expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { makeUser, signIn } from '#tests/fixtures/people'
import { loader } from '~/routes/orders/order'

const client = makeUser({ role: 'client' })
const [theirs, staff] = [await signIn(client), await signIn(makeUser({ role: 'admin' }))]
const form = makeOrderForm()

test.each([
  ['pending_payment', 'payment', 'payment'],
  ['collecting_content', 'brief', 'brief'],
  ['in_progress', 'brief', 'brief'],
  ['reviewing_with_client', 'messages', 'brief'],
  ['pending_review', 'messages', 'brief'],
  ['completed', 'messages', 'brief'],
] as const)(
  'an order that is %s opens for its client on %s, for staff on %s',
  async (status, own, others) => {
    const unpaid = { amount: 100, currency: 'usd', priceId: null }
    const { id } = storeOrderRow(form, client.id, {
      status,
      ...(status === 'pending_payment' && unpaid),
    })
    const open = async (cookie: string, query = '') => {
      const call = { url: `/orders/${id}${query}`, params: { order: id }, cookie }
      return (await callLoader(loader, call)).data.view
    }
    expect([await open(theirs), await open(staff)]).toEqual([own, others])
    expect(await open(theirs, '?view=brief')).toBe('brief')
  },
)
