import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fillWithFiles, usedFiles } from '#tests/fixtures/files'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db, sqlite } from '~/db/client.server'
import {
  conversations,
  fileUses,
  messages,
  notifications,
  requests,
  storedFiles,
} from '~/db/schema'
import { removeTheRest } from '~/features/conversations/remove-conversation.server'
import { deleteRequest } from '~/features/requests/delete-request.server'
import { visibleRequest } from '~/features/work-item-base/request/access.server'
import { files } from '~/platform/files/files.server'
import { newId } from '~/platform/ids.server'

test('REQ-53 a request with very many messages is gone for everybody at once, and its rows and files in pieces', async () => {
  const staff = makeEmployee({ manageRequests: true, manageAllRequests: true })
  const client = makeUser({ role: 'client' })
  const request = storeRequest(makeType(), client.id)
  const { conversationId } = request
  const message = sqlite.prepare(
    `insert into messages (id, conversation_id, sender_id, kind, html, text, created_at)
     values (?, ?, ?, 'message', '<p>quokka</p>', 'quokka', ?)`,
  )
  const told = sqlite.prepare(
    `insert into notifications (id, recipient_id, type, subject, dedupe_key, url_params, created_at)
     values (?, ?, 'request_message', ?, ?, '/', ?)`,
  )
  const stored = 'aaaaaaaaaaaaaaaaaaaaab.bin'
  await files.put('requests', stored, Buffer.from('x'))
  sqlite.exec('begin')
  for (let n = 0; n < 2_500; n += 1) {
    message.run(newId(), conversationId, client.id, n)
    told.run(newId(), staff.id, request.id, newId(), n)
  }
  sqlite.exec('commit')
  const names = Array.from({ length: 1_499 }, () => `${newId()}.bin`)
  fillWithFiles(conversationId, [...names, stored])
  await deleteRequest(actorOf(staff), request.id)
  expect(() => visibleRequest(db, actorOf(client), request.id)).toThrow('not-found')
  const left = () =>
    db.select().from(messages).where(eq(messages.conversationId, conversationId)).all()
  expect(left().length).toBeGreaterThan(0)
  await removeTheRest()
  expect(left()).toEqual([])
  expect(usedFiles(eq(fileUses.conversationId, conversationId))).toEqual([])
  expect(db.select().from(storedFiles).all()).toEqual([])
  expect(
    db.select().from(notifications).where(eq(notifications.subject, request.id)).all(),
  ).toEqual([])
  expect(db.select().from(conversations).where(eq(conversations.id, conversationId)).all()).toEqual(
    [],
  )
  expect(await files.stat('requests', stored)).toBeNull()
  const found = sqlite.prepare(
    `select count(*) as n from messages_search where messages_search match 'quokka'`,
  )
  expect(found.get()).toEqual({ n: 0 })
})

test('REQ-53 a conversation that cannot be removed keeps no other', async () => {
  const client = makeUser({ role: 'client' })
  const type = makeType()
  const [stuck, other] = [storeRequest(type, client.id), storeRequest(type, client.id)]
  for (const { conversationId } of [stuck, other]) {
    db.update(conversations)
      .set({ removedAt: 1, removedWork: 'gone' })
      .where(eq(conversations.id, conversationId))
      .run()
  }
  const left = () =>
    [stuck, other].map(
      ({ conversationId: id }) =>
        db.select().from(conversations).where(eq(conversations.id, id)).all().length,
    )
  for (const { id } of [stuck, other]) db.delete(requests).where(eq(requests.id, id)).run()
  sqlite.exec(`create trigger stuck before delete on conversations
    when old.id = '${stuck.conversationId}' begin select raise(abort, 'stuck'); end`)
  try {
    await removeTheRest()
    expect(left()).toEqual([1, 0])
  } finally {
    sqlite.exec('drop trigger stuck')
  }
  await removeTheRest()
  expect(left()).toEqual([0, 0])
})
