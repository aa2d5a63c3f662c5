import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { filledIn, makeOrderForm } from '#tests/fixtures/orders'
import { action } from '~/routes/create-order/create-order'

/** What anybody posts at /create-order without an account, and what it costs to answer them. */
const post = (form: string, fields: Record<string, string>) =>
  callAction(action, { url: `/create-order?form=${form}`, form: fields })

test('little of an unrequested megabyte is sent back; the requested part stays', async () => {
  const form = makeOrderForm()
  const typed = filledIn(form, { 'answer-name': '' })
  const answer = await post(form.id, { ...typed, fullName: 'Ann', 'answer-x': 'x'.repeat(900_000) })
  expect(answer.status).toBe(400)
  const { result } = answer.data as unknown as { result: { initialValue: Record<string, string> } }
  expect(result.initialValue.fullName).toBe('Ann')
  expect(JSON.stringify(result).length).toBeLessThan(120_000)
})

test('what was written for something that is not sold any more goes back in the same bounds', async () => {
  const form = makeOrderForm({ published: false })
  const words = { ...filledIn(form), 'answer-name': 'y'.repeat(900_000) }
  const answer = await post(form.id, words)
  expect(answer.status).toBe(409)
  expect(JSON.stringify(answer.data).length).toBeLessThan(250_000)
})
