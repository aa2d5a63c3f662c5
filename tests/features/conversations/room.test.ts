import { expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest, workOf } from '#tests/fixtures/work'
import { db, sqlite } from '~/db/client.server'
import { attempts } from '~/db/schema'
import { addNote } from '~/features/conversations/add-note.server'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { errorText } from '~/messages/errors'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'

const client = makeUser({ role: 'client' })
const staff = makeEmployee()
const type = makeType()
const make = () => storeRequest(type, client.id, { assigneeId: staff.id })

function fill(conversationId: string, count: number, text = 'hello') {
  const row = sqlite.prepare(
    `insert into messages (id, conversation_id, sender, type, html, message, created)
     values (?, ?, ?, 'message', ?, ?, ?)`,
  )
  sqlite.exec('begin')
  for (let n = 0; n < count; n += 1) row.run(newId(), conversationId, client.id, text, text, n)
  sqlite.exec('commit')
}

const refused = (act: () => unknown): string => {
  try {
    act()
    return ''
  } catch (fault) {
    return errorText(fault as never)
  }
}

/** The request as it is stored, and what was said there last. */
const now = (id: string) => ({
  version: Number(sqlite.prepare('select version from requests where id = ?').pluck().get(id)),
  seen: String(
    sqlite
      .prepare(
        'select max(m.id) from messages m join requests r on r.conversation_id = m.conversation_id where r.id = ?',
      )
      .pluck()
      .get(id) ?? '',
  ),
})

const say = (id: string, draftId = '') =>
  sendMessage(actorOf(client), {
    ...{
      work: workOf(id),
      text: 'One more',
      format: 'text',
      tell: [],
      draftId,
      ...now(id),
    },
  } as never)

test('a conversation that is full says so before and refuses one message more; its status still moves', () => {
  const { id, conversationId } = make()
  const room = () => messagesOf(actorOf(client), workOf(id), new URLSearchParams()).room
  expect(room()).toBeNull()
  fill(conversationId, limits.messagesOfConversation * 0.9)
  expect(room()).toEqual({ messages: 4_500, files: 0 })
  fill(conversationId, limits.messagesOfConversation * 0.1)
  expect(refused(() => say(id))).toContain('This conversation is full')
  changeRequestStatus(actorOf(staff), {
    ...{ requestId: id, action: 'progress', version: now(id).version },
  })
  fill(conversationId, limits.movesBeyond)
  const again = () =>
    changeRequestStatus(actorOf(staff), {
      ...{ requestId: id, action: 'checking_quality' as const, version: now(id).version },
    })
  expect(refused(again)).toBe(
    'The status of this has been changed too often. Please go on in a new one.',
  )
})

test('a person sends 60 messages an hour, staff write more notes than that', () => {
  const { id } = make()
  db.delete(attempts).run()
  const at = Date.now()
  db.insert(attempts)
    .values(Array.from({ length: 60 }, () => ({ subject: `message:${client.id}`, at })))
    .run()
  expect(refused(() => say(id))).toContain('You have written many messages within an hour.')
  db.insert(attempts)
    .values(Array.from({ length: 60 }, () => ({ subject: `message:${staff.id}`, at })))
    .run()
  const note = { work: workOf(id), text: 'A note', format: 'text' as const, tell: [], draftId: '' }
  expect(addNote(actorOf(staff), note).noteId).toBeTruthy()
})

test('REQ-25 a client finds their own words among many, by the index and by two letters, and not those of others', () => {
  const [own, others] = [make(), storeRequest(type, makeUser({ role: 'client' }).id)]
  fill(own.conversationId, 2_000, 'nothing of note')
  fill(own.conversationId, 1, 'The quokka Ωß stands')
  fill(others.conversationId, 50, 'quokka everywhere')
  const found = (search: string) =>
    listRequests(actorOf(client), { list: 'all', search } as never).requests.map(({ id }) => id)
  expect(found('QUOKKA')).toEqual([own.id])
  expect(found('everywhere')).toEqual([])
})
