import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { filledIn, makeOrderForm, makeTerms } from '#tests/fixtures/orders'
import { makeUser, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { orders, termVersions } from '~/db/schema'
import { newId } from '~/platform/ids.server'
import { action } from '~/routes/create-order/create-order'

test('TERM-05 terms that changed while the form was filled in are accepted again; the same ones are not', async () => {
  const terms = makeTerms()
  const form = makeOrderForm({ termId: terms.id })
  const cookie = await signIn(makeUser({ role: 'client' }))
  /** A form that is refused for its empty answer, its box of the terms ticked. */
  const send = async () => {
    const answer = await callAction(action, {
      url: `/create-order?form=${form.id}`,
      cookie,
      form: {
        ...filledIn(form),
        'answer-name': '',
        termVersion: terms.versionId,
        accept: 'on',
        intent: 'send',
      },
    })
    const { result } = answer.data as unknown as {
      result: { initialValue: Record<string, string> }
    }
    return [answer.status, result.initialValue.accept]
  }
  expect(await send()).toEqual([400, 'on'])
  const stored = db.select().from(termVersions).where(eq(termVersions.id, terms.versionId)).get()
  if (!stored) throw new Error('no terms')
  db.insert(termVersions)
    .values({ ...stored, id: newId(), number: 2, text: 'No rights pass to you.' })
    .run()
  expect(await send()).toEqual([409, undefined])
  expect(db.select().from(orders).all()).toEqual([])
})
