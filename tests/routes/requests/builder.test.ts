import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { makeEmployee, signIn } from '#tests/fixtures/people'
import { field, makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { forms, products } from '~/db/schema'
import { newId } from '~/platform/ids.server'
import { fieldStrings } from '~/routes/forms/field-strings'
import { storedWords } from '~/routes/forms/unsaved-field'
import { action } from '~/routes/request-types/builder/builder'

const cookie = await signIn(makeEmployee({ manageRequests: true }))

/** A form of two fields, and what its builder sends with the first one chosen. */
function builder() {
  const fields = [field({ id: 'name' }), field({ id: 'why' })]
  const { id, productId } = makeType({}, fields)
  const product = db.select().from(products).where(eq(products.id, productId)).get()
  const formId = product?.formId ?? ''
  db.update(forms).set({ draft: fields }).where(eq(forms.id, formId)).run()
  const stored = () => {
    const row = db.select().from(forms).where(eq(forms.id, formId)).get()
    if (!row) throw new Error('no form')
    return { labels: row.draft.map(({ label }) => label), version: row.version }
  }
  const [first] = fields
  if (!first) throw new Error('no field')
  const shown = {
    ...fieldStrings(first, 1),
    was: storedWords(first, 1),
    version: `${stored().version}`,
    key: newId(),
  }
  const path = `/requests/types/${id}/builder/${productId}`
  const press = (intent: string, typed: Record<string, string> = {}) =>
    callAction(action, {
      url: `${path}?field=name&view=field`,
      params: { type: id, product: productId },
      cookie,
      form: { ...shown, ...typed, intent },
    })
  return { press, stored, path, label: first.label }
}

test('RTYPE-08 a button saves what was typed and then does what it says', async () => {
  const { press, stored, path } = builder()
  const moved = await press('move why up', { label: 'Season' })
  expect([moved.status, moved.location]).toEqual([303, `${path}?field=name`])
  expect(stored().labels.at(-1)).toBe('Season')
})

test('RTYPE-08 without a change nothing is saved, and an older version is no conflict', async () => {
  const { press, stored, label } = builder()
  await press('move why up')
  const before = stored()
  expect((await press('add', { newKind: 'date' })).status).toBe(303)
  expect(stored()).toEqual({ labels: [...before.labels, 'Date'], version: before.version + 1 })
  expect(stored().labels).toContain(label)
})

test('RTYPE-08 what cannot be saved stays as it was typed, and nothing else is done', async () => {
  const { press, stored } = builder()
  const before = stored()
  for (const intent of ['move why up', 'add', 'publish', 'go /requests', 'run']) {
    const answer = await press(intent, { label: '', description: 'Kept', newKind: 'date' })
    expect(answer.status).toBe(400)
    expect(answer.data).toMatchObject({ result: { initialValue: { description: 'Kept' } } })
  }
  expect(stored()).toEqual(before)
})

test('RTYPE-08 a press that is sent twice counts once', async () => {
  const { press, stored } = builder()
  const twice = await Promise.all([1, 2].map(() => press('add', { label: 'One', newKind: 'date' })))
  expect(twice.map(({ status }) => status)).toEqual([303, 303])
  expect(stored().labels).toHaveLength(3)
})

test('a button leads nowhere but to requests', async () => {
  const { press } = builder()
  expect((await press('go /requests/types')).location).toBe('/requests/types')
  for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', '/admin', '']) {
    const answer = await press(`go ${to}`)
    expect([answer.status, answer.location]).toEqual([400, null])
  }
  expect((await press('add', { newKind: 'nothing' })).status).toBe(400)
  expect((await press('move gone up')).status).toBe(404)
})
