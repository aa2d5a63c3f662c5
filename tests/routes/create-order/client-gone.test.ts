import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { filledIn, makeOrderForm } from '#tests/fixtures/orders'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { drafts, orders } from '~/db/schema'
import { orderDraftKey } from '~/features/drafts/draft-keys'
import { action } from '~/routes/create-order/create-order'

test('ORDER-07 whom staff order for is no client any more: they choose again, and nothing they wrote is lost', async () => {
  const form = makeOrderForm()
  const cookie = await signIn(makeEmployee())
  for (const client of ['nobody', makeUser({ role: 'user' }).id]) {
    const { location, status, headers } = await callAction(action, {
      url: `/create-order?form=${form.id}&client=${client}`,
      cookie,
      form: { ...filledIn(form), 'answer-name': `For ${client}` },
    })
    expect(status).toBe(303)
    expect(location).toBe(`/order/${form.id}/client`)
    expect(headers.getSetCookie().join()).toContain('flash')
    const kept = db
      .select()
      .from(drafts)
      .where(eq(drafts.draftKey, orderDraftKey(form.id)))
      .all()
    expect(kept.map(({ values }) => values['answer-name'])).toContain(`For ${client}`)
  }
  expect(db.select().from(orders).all()).toEqual([])
})
