import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { field, givePackage, makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { products, requests } from '~/db/schema'
import { newId } from '~/platform/ids.server'
import { action as create } from '~/routes/create-request/details'
import { action as build } from '~/routes/request-types/builder/builder'
import { action as message } from '~/routes/requests/messages'
import { action as note } from '~/routes/requests/notes'
import { action as status } from '~/routes/work-items/status'

const type = makeType({}, [field({ id: 'name' })])
const client = makeUser({ role: 'client' })
givePackage(client.id, [type.id])
const cookie = await signIn(client)
const staff = await signIn(makeEmployee({ manageRequests: true }))
const stranger = makeUser({ role: 'client' })

const error = { code: 'not-found' }
const words = { key: newId(), seen: '', version: '1', format: 'text' }

/** A form under a request that was deleted meanwhile, and one that stands but is somebody else's. */
function grounds() {
  const gone = storeRequest(type, client.id).id
  db.delete(requests).where(eq(requests.id, gone)).run()
  return [gone, storeRequest(type, stranger.id).id, 'never-was']
}

test.each([
  { kind: 'messages', action: message, form: { ...words, text: 'Dark, please.\r\nOr not.' } },
  {
    kind: 'status',
    action: status,
    form: { ...words, action: 'ask_for_changes', message: 'Dark, please.\r\nOr not.' },
  },
])('what was written under a request that is gone comes back: $kind', async (given) => {
  const answers = []
  for (const request of grounds()) {
    const action = given.action as typeof message
    const url = `/requests/${request}/${given.kind}`
    answers.push(await callAction(action, { url, params: { request }, cookie, form: given.form }))
  }
  for (const { status, data } of answers) {
    expect(status).toBe(404)
    expect(data).toMatchObject({ error, kept: { text: 'Dark, please.\nOr not.', files: [] } })
  }
  // Deleted, not theirs, never there: nobody can tell them apart.
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
})

test('a note comes back in plain words, its files by name', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...words, format: 'html' })) form.set(name, value)
  form.set('text', '<p>Not for <b>Nadia</b></p><p>&lt;b&gt;</p>')
  form.append('files', new File(['x'], 'plan.pdf'))
  const params = { request: grounds()[0] ?? '' }
  const url = `/requests/${params.request}/notes`
  const answer = await callAction(note, { url, params, cookie: staff, form })
  expect(answer.status).toBe(404)
  expect(answer.data).toMatchObject({
    kept: { text: 'Not for Nadia\n\n<b>', files: ['plan.pdf'] },
  })
})

test('REQ-09 the answers to a form that is gone come back', async () => {
  const other = makeType({}, [field({ id: 'name' }), field({ id: 'why' })])
  givePackage(client.id, [other.id])
  const params = { type: other.id, product: other.productId }
  const url = `/requests/create-request/${other.id}/${other.productId}`
  const form = { key: newId(), formVersion: other.versionId, 'answer-name': 'Coats' }
  db.delete(products).where(eq(products.id, other.productId)).run()
  const sent = { ...form, 'answer-why': 'Winter', 'answer-agree': 'on', deadline: '2026-12-05' }
  const answer = await callAction(create, { url, params, cookie, form: sent })
  expect(answer.status).toBe(404)
  expect(answer.data).toMatchObject({ error, kept: { text: 'Coats\n\nWinter', files: [] } })
  // Where nothing was written there is nothing to show.
  const empty = await callAction(create, {
    url,
    params,
    cookie,
    form: { ...form, 'answer-name': '' },
  })
  expect(empty.status).toBe(404)
  expect(empty.data).not.toHaveProperty('kept')
})

test('RTYPE-08 what was typed into a field of a product that is gone comes back', async () => {
  const params = { type: type.id, product: 'gone' }
  const url = `/requests/types/${type.id}/builder/gone?field=name`
  const form = { label: 'Season', kind: 'text', place: '1', version: '1', options: ['One', ''] }
  for (const intent of [undefined, 'save', 'more', 'add', 'publish']) {
    const sent = { ...form, ...(intent && { intent }) }
    const answer = await callAction(build, { url, params, cookie: staff, form: sent })
    expect(answer.status, intent).toBe(404)
    expect(answer.data, intent).toMatchObject({ kept: { text: 'Season\n\nOne', files: [] } })
  }
})
