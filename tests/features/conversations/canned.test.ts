import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faultOf } from '#tests/fixtures/faults'
import { workOf } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { cannedResponses } from '~/db/schema'
import { cannedText } from '~/features/conversations/canned.server'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import { openGround } from '~/features/grounds/grounds.server'
import { newId } from '~/platform/ids.server'
import { makeStudio, send, start } from './world'

const { client, make, maker, type } = makeStudio()

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
    const ground = openGround(db, maker, workOf(made.id))
    const filled = `Nadia Hollis ${made.number} ${type.name} Elif Varga {{order.number}} {{constructor}} [[day]]`
    expect(cannedText(maker, ground, id)).toBe(filled)
    expect(cannedText(client, ground, id)).toBeNull()
    const query = new URLSearchParams({ canned: id })
    expect(messagesOf(maker, workOf(made.id), query).form.words).toBe(filled)
    expect(faultOf(() => send(maker, made.id, filled))).toMatchObject({
      code: 'message-blanks',
      values: { blanks: '{{order.number}}, {{constructor}}, [[day]]' },
    })
    send(client, made.id, '[[client]]')
  })
})
