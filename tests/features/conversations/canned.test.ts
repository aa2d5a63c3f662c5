import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catchError, errorCode } from '#tests/fixtures/errors'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { workOf } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { cannedResponses } from '~/db/schema'
import { cannedChoices, cannedFor, cannedText } from '~/features/conversations/canned.server'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import { openWorkItem } from '~/features/work-item-base/work-items.server'
import { newId } from '~/platform/ids.server'
import { makeStudio, send, start } from './world'

const { client, clientRow, make, maker, stranger, type } = makeStudio()

beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('CANNED-06 canned responses', () => {
  const text =
    '{{client.fullName}} {{request.number}} {{request.type}} {{ staff.fullName }} {{order.number}} {{constructor}} [[day]]'
  const id = newId()
  const at = { created: start, updated: start }
  db.insert(cannedResponses)
    .values({
      id,
      type: 'request',
      name: 'Hello',
      text,
      createdAt: at.created,
      updatedAt: at.updated,
    })
    .run()

  test('variables are replaced, what is unknown stays and does not leave', () => {
    const made = make()
    const workItem = openWorkItem(db, maker, workOf(made.id))
    const filled = `Nadia Hollis ${made.number} ${type.name} Elif Varga {{order.number}} {{constructor}} [[day]]`
    expect(cannedText(maker, workItem, id)).toBe(filled)
    expect(cannedText(client, workItem, id)).toBeNull()
    const query = new URLSearchParams({ canned: id })
    expect(messagesOf(maker, workOf(made.id), query).form.words).toBe(filled)
    expect(catchError(() => send(maker, made.id, filled))).toMatchObject({
      code: 'message-placeholders',
      values: { placeholders: '{{order.number}}, {{constructor}}, [[day]]' },
    })
    send(maker, made.id, filled, { asItIs: true })
    send(client, made.id, '[[client]]')
  })

  test('what staff write between brackets themselves is theirs', () => {
    const made = make()
    for (const own of ['[[client]]', '{{user.name}} in your template', '[[ day ]]', '[[Day]]']) {
      send(maker, made.id, own)
    }
    expect(catchError(() => send(maker, made.id, 'On [[day]], {{own}}'))).toMatchObject({
      values: { placeholders: '[[day]]' },
    })
    const form = messagesOf(maker, workOf(made.id), new URLSearchParams({ canned: id })).form
    expect(form.placeholders).toEqual(['{{order.number}}', '{{constructor}}', '[[day]]'])
    expect(messagesOf(maker, workOf(made.id), new URLSearchParams()).form.placeholders).toEqual([])
  })
})

test('CANNED-06 canned responses are for staff, each for its kind of work, by name', () => {
  const order = storeOrderRow(makeOrderForm(), clientRow.id)
  const made = make()
  const add = (kind: 'request' | 'order', name: string, text: string) =>
    db
      .insert(cannedResponses)
      .values({ id: newId(), type: kind, name, text, createdAt: 1, updatedAt: 1 })
      .returning()
      .get().id
  const [zoo, ant] = [add('request', 'Zoo', '{{request.number}}'), add('request', 'Ant', 'A')]
  const ofOrder = add('order', 'Order', '{{order.number}} {{client.fullName}}')
  const offered = cannedChoices(maker, 'request').map(({ id }) => id)
  expect(offered.filter((id) => [zoo, ant, ofOrder].includes(id))).toEqual([ant, zoo])
  expect(cannedChoices(maker, 'order').map(({ id }) => id)).toEqual([ofOrder])
  expect(cannedChoices(client, 'request')).toEqual([])
  const onOrder = { kind: 'order', id: order.id } as const
  expect(cannedFor(maker, onOrder, ofOrder)).toBe(`${order.number} Nadia Hollis`)
  expect(cannedFor(maker, workOf(made.id), zoo)).toBe(String(made.number))
  expect(cannedFor(maker, onOrder, zoo)).toBeNull()
  expect(cannedFor(client, workOf(made.id), zoo)).toBeNull()
  expect(errorCode(() => cannedFor(stranger, workOf(made.id), zoo))).toBe('not-found')
})
