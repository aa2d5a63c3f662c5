import { eq } from 'drizzle-orm'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '#tests/fixtures/draw'
import { filledIn, makeOrderForm } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import { placeOrder } from '~/features/orders/place-order.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { ArrivedEntry } from '~/routes/work-items/arrived-entry'
import { MessageEntry } from '~/routes/work-items/message-entry'

const admin = actorOf(makeUser({ role: 'admin', fullName: 'Ravi Okonjo' }))
const buyer = actorOf(makeUser({ fullName: 'Ines Marlow' }))

/** What the buyer reads of an order that was just placed. */
function talkOf(form: ReturnType<typeof makeOrderForm>) {
  const { id } = placeOrder(buyer, { orderFormId: form.id, typed: filledIn(form) })
  return readAgain(id)
}

const readAgain = (id: string) => ({
  id,
  rows: messagesOf(buyer, { kind: 'order', id }, new URLSearchParams()).rows,
})

const answering = (autoResponseSenderId: string, assigneeId: string | null = null) =>
  makeOrderForm({ autoResponse: 'Thank you.', autoResponseSenderId, assigneeId })

test('PAY-11 what came of itself is shown as its words alone', async () => {
  const { id, rows } = talkOf(makeOrderForm())
  expect(rows).toMatchObject([{ kind: 'status_change', html: 'Order was placed', sender: null }])
  const [entry] = rows
  if (!entry) throw new Error('nothing was said')
  const work = { kind: 'order', id } as const
  for (const shown of [MessageEntry, ArrivedEntry]) {
    const markup = await drawn(createElement(shown, { entry, work }))
    expect(markup).toContain('Order was placed')
    expect(markup).not.toContain('Deleted user')
    expect(markup).not.toMatch(/<b\b/)
  }
})

test('PAY-12 USER-19 the answer has its sender, and keeps the place of a sender who was deleted since', async () => {
  const priya = makeEmployee({ fullName: 'Priya Nair' })
  const { id, rows } = talkOf(answering(priya.id))
  expect(rows).toMatchObject([{ sender: null }, { sender: 'Priya Nair', kind: 'auto' }])
  await deleteUser(admin, { id: priya.id })
  expect(readAgain(id).rows).toMatchObject([{ sender: null }, { sender: 'Deleted user' }])
})

test('PAY-12 a sender who is gone, or gone from the studio: whoever works on it answers, else who manages orders', async () => {
  const noor = makeEmployee({ fullName: 'Noor Amara' })
  const [gone, left] = [makeEmployee(), makeEmployee()]
  const forms = [answering(gone.id, noor.id), answering(left.id, noor.id), answering(gone.id)]
  await deleteUser(admin, { id: gone.id })
  db.update(users).set({ organization: false }).where(eq(users.id, left.id)).run()
  expect(forms.map((form) => talkOf(form).rows.at(-1)?.sender)).toEqual([
    'Noor Amara',
    'Noor Amara',
    'Ravi Okonjo',
  ])
})
