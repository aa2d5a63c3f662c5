import { expect, test } from 'vitest'
import { fillWithFiles } from '#tests/fixtures/files'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest, workOf } from '#tests/fixtures/work'
import { db, sqlite } from '~/db/client.server'
import { rateLimits } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { addNote } from '~/features/conversations/add-note.server'
import { requireMessageRoom } from '~/features/conversations/conversation-limits.server'
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
    `insert into messages (id, conversation_id, sender_id, kind, html, text, created_at)
     values (?, ?, ?, 'message', ?, ?, ?)`,
  )
  sqlite.exec('begin')
  for (let n = 0; n < count; n += 1) row.run(newId(), conversationId, client.id, text, text, n)
  sqlite.exec('commit')
}

/** The columns of a table; a copy of a row has another id. */
const columnsOf = (table: string, isCopy = false) =>
  (sqlite.prepare(`select name from pragma_table_info(?)`).pluck().all(table) as string[])
    .filter((name) => name !== 'row_number')
    .map((name) => (isCopy && name === 'id' ? 'lower(hex(randomblob(11)))' : name))
    .join(', ')

const refused = (act: () => unknown): string => {
  try {
    act()
    return ''
  } catch (error) {
    return errorText(error as never)
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
      mention: [],
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
    'The status has been changed too often. Please continue in a new request or order.',
  )
})

test('a person sends 60 messages an hour, staff write more notes than that', () => {
  const { id } = make()
  db.delete(rateLimits).run()
  const at = Date.now()
  db.insert(rateLimits)
    .values(Array.from({ length: 60 }, () => ({ subject: `message:${client.id}`, createdAt: at })))
    .run()
  expect(refused(() => say(id))).toContain('You have sent too many messages within an hour.')
  db.insert(rateLimits)
    .values(Array.from({ length: 60 }, () => ({ subject: `message:${staff.id}`, createdAt: at })))
    .run()
  const note = {
    work: workOf(id),
    text: 'A note',
    format: 'text' as const,
    mention: [],
    draftId: '',
  }
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

const addOne = (id: string) =>
  addNote(actorOf(staff), {
    ...{ work: workOf(id), text: 'A note', format: 'text' as const, mention: [], draftId: '' },
  })

test('notes and files have a limit, and one more is refused in words', () => {
  db.delete(rateLimits).run()
  const { id, conversationId } = make()
  const note = sqlite.prepare(
    `insert into notes (${columnsOf('notes')}) select ${columnsOf('notes', true)} from notes where conversation_id = ?
     limit 1`,
  )
  addOne(id)
  sqlite.exec('begin')
  for (let n = 1; n < limits.notesOfConversation; n += 1) note.run(conversationId)
  sqlite.exec('commit')
  expect(refused(() => addOne(id))).toBe(
    'There is no room for more notes: a request or order holds 5,000. Please continue in a new one.',
  )
  const names = Array.from({ length: limits.filesOfConversation }, () => newId())
  fillWithFiles(conversationId, names)
  const more = () =>
    transaction((tx) => requireMessageRoom(tx, actorOf(client), conversationId, [{ size: 1 }]))
  expect(refused(more)).toContain('a conversation holds up to 500 files, 5 GB in total.')
  sqlite.prepare('delete from file_uses where conversation_id = ?').run(conversationId)
  const large = () =>
    transaction((tx) =>
      requireMessageRoom(tx, actorOf(client), conversationId, [
        { size: limits.bytesOfConversation + 1 },
      ]),
    )
  expect(refused(large)).toContain('a conversation holds up to 500 files')
})

test('somebody moves work so often within an hour, and is told when it goes on', () => {
  db.delete(rateLimits).run()
  const { id } = make()
  db.insert(rateLimits)
    .values(
      Array.from({ length: 600 }, () => ({ subject: `move:${staff.id}`, createdAt: Date.now() })),
    )
    .run()
  const move = () =>
    changeRequestStatus(actorOf(staff), {
      ...{ requestId: id, action: 'progress' as const, version: now(id).version },
    })
  expect(refused(move)).toBe(
    'You have changed statuses too often within an hour. Please try again in 60 minutes.',
  )
  db.delete(rateLimits).run()
  move()
})
