import { expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest, workOf } from '#tests/fixtures/work'
import { db, sqlite } from '~/db/client.server'
import { requestFollowers } from '~/db/schema'
import { addNote } from '~/features/conversations/add-note.server'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import { notesOf } from '~/features/conversations/notes-screen.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { findRequest } from '~/features/requests/find-request.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { deleteUser } from '~/features/users/delete-user.server'
import { displayName } from '~/messages/users'

const text = { format: 'text', mention: [], draftId: '' } as const

test('USER-19 the requests, messages and notes of somebody who was deleted stay, under the name Deleted user', async () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const client = makeUser({ role: 'client' })
  const designer = makeEmployee()
  const { id } = storeRequest(makeType({ assigneeId: designer.id }), client.id, {
    assigneeId: designer.id,
  })
  db.insert(requestFollowers).values({ requestId: id, userId: designer.id }).run()
  const at = { ...text, work: workOf(id), version: 1 }
  sendMessage(actorOf(client), { ...at, text: 'Please hurry', seen: '' })
  addNote(actorOf(designer), { ...at, text: 'They are in a hurry' })

  await deleteUser(admin, { id: client.id })
  await deleteUser(admin, { id: designer.id })

  const request = findRequest(admin, id)
  expect(request).toMatchObject({ client: null, assignee: null, followers: [] })
  expect(displayName(request.client?.name)).toBe('Deleted user')
  expect(listRequests(admin, { list: 'open' }).requests).toMatchObject([{ id, client: null }])
  const { rows } = messagesOf(admin, workOf(id), new URLSearchParams())
  expect(rows).toMatchObject([{ sender: 'Deleted user', html: '<p>Please hurry</p>' }])
  expect(notesOf(admin, workOf(id), null).rows).toMatchObject([
    { author: 'Deleted user', html: '<p>They are in a hurry</p>' },
  ])
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
})
