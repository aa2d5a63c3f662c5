import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { filledIn, makeOrderForm } from '#tests/fixtures/orders'
import { makeUser, signIn } from '#tests/fixtures/people'
import { field } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { drafts, orders } from '~/db/schema'
import { orderDraftCookie } from '~/platform/cookies.server'
import { action } from '~/routes/create-order/create-order'

test('someone who presses twice while a file is on its way has one order, and nothing begun is left', async () => {
  const form = makeOrderForm({}, [
    field({ id: 'name', label: 'Name' }),
    field({ id: 'logo', label: 'Logo', kind: 'attachment' }),
  ])
  const person = makeUser({ role: 'client' })
  const browser = await orderDraftCookie.serialize('this-browser')
  const cookie = [await signIn(person), browser.split(';')[0]].join('; ')
  const press = () =>
    callAction(action, {
      url: `/create-order?form=${form.id}`,
      cookie,
      form: {
        ...filledIn(form),
        key: 'one-form',
        intent: 'send',
        'answer-logo': new File(['a mark'], 'mark.txt', { type: 'text/plain' }),
      },
    })
  const answers = await Promise.all([press(), press()])
  expect(db.select().from(orders).all()).toHaveLength(1)
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  expect(db.select().from(drafts).all()).toEqual([])
})
