import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee } from '#tests/fixtures/people'
import { createResponse } from '~/features/canned-responses/create-response.server'
import { deleteResponse } from '~/features/canned-responses/delete-response.server'
import { findResponse, listResponses } from '~/features/canned-responses/find-response.server'
import { updateResponse } from '~/features/canned-responses/update-response.server'
import { unknownVariable, variablesFor } from '~/shared/canned'

const both = () => actorOf(makeEmployee({ manageRequests: true, manageOrders: true }))

test('CANNED-01 answers about requests and about orders are apart', () => {
  const actor = both()
  const text = 'Hello {{client.fullName}}'
  const id = createResponse(actor, { type: 'request', name: 'Hello', text })
  createResponse(actor, { type: 'order', name: 'Hello', text: 'Hi' })
  expect(listResponses(actor, 'request')).toMatchObject([{ id, name: 'Hello', text }])
  expect(listResponses(actor, 'order')).toMatchObject([{ name: 'Hello', text: 'Hi' }])
  expect(catchError(() => findResponse(actor, 'order', id)).code).toBe('not-found')
  const requestsOnly = actorOf(makeEmployee({ manageRequests: true }))
  expect(catchError(() => listResponses(requestsOnly, 'order')).code).toBe('forbidden')
})

test('CANNED-03 CANNED-04 CANNED-05 one is created once, saved and deleted', () => {
  const actor = both()
  const type = 'request' as const
  const idempotencyKey = { key: 'k', scope: actor.id }
  const id = createResponse(actor, { type, name: 'Thanks', text: 'Thank you', idempotencyKey })
  expect(createResponse(actor, { type, name: 'Thanks', text: 'Thank you', idempotencyKey })).toBe(
    id,
  )
  const change = { type, id, version: 1, name: 'Many thanks', text: 'Until [[day]]' }
  updateResponse(actor, change)
  expect(findResponse(actor, type, id)).toMatchObject({ name: 'Many thanks', version: 2 })
  expect(catchError(() => updateResponse(actor, change))).toMatchObject({
    code: 'stale',
    stored: { name: 'Many thanks' },
  })
  const same = () => createResponse(actor, { type, name: 'many thanks', text: 'x' })
  expect(catchError(same)).toMatchObject({ code: 'canned-name-taken', field: 'name' })
  deleteResponse(actor, { type, id })
  expect(listResponses(actor, type).map((response) => response.id)).not.toContain(id)
})

test('a variable that nothing fills in is refused by its name', () => {
  const make = (text: string) => createResponse(both(), { type: 'request', name: 'A', text })
  expect(catchError(() => make('Hi {{client.name}}'))).toMatchObject({
    code: 'canned-variable',
    field: 'text',
    values: { name: 'client.name' },
  })
  const unknown = (text: string) => unknownVariable(text, 'request')
  for (const name of variablesFor('request')) expect(unknown(`{{ ${name} }}`)).toBeUndefined()
  expect(unknown('{{}}')).toBe('')
  expect(variablesFor('request')).not.toContain('order.number')
  for (const [type, other] of [
    ['request', 'order.number'],
    ['order', 'request.number'],
    ['order', 'request.type'],
  ] as const) {
    const text = `About {{${other}}}`
    const refused = { code: 'canned-variable', field: 'text', values: { name: other } }
    expect(catchError(() => createResponse(both(), { type, name: 'B', text }))).toMatchObject(
      refused,
    )
    const id = createResponse(both(), { type, name: `Kept ${other}`, text: 'x' })
    const change = { type, id, version: 1, name: 'B', text }
    expect(catchError(() => updateResponse(both(), change))).toMatchObject(refused)
  }
})
