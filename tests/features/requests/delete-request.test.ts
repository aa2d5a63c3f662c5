import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { giveFile } from '#tests/fixtures/files'
import { makeNotification, noticesOf } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import {
  conversations,
  drafts,
  fileUses,
  messages,
  notes,
  requests,
  storedFiles,
} from '~/db/schema'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { deleteRequest } from '~/features/requests/delete-request.server'
import { findRequest } from '~/features/requests/find-request.server'
import { files } from '~/platform/files/files.server'
import { newId } from '~/platform/ids.server'

const admin = actorOf(makeUser({ role: 'admin' }))
const client = makeUser({ role: 'client' })

test('REQ-52 REQ-53 with a request go its messages, notes, drafts, notifications and all their files', async () => {
  const { id, conversationId } = storeRequest(makeType(), client.id)
  const [messageId, noteId] = [newId(), newId()]
  const said = { conversationId, html: 'x', text: 'x', createdAt: 1 }
  db.insert(messages)
    .values({ id: messageId, kind: 'message', ...said })
    .run()
  db.insert(notes)
    .values({ id: noteId, ...said })
    .run()
  giveFile({ conversationId, messageId }, { file: 'm.txt' })
  giveFile({ conversationId, field: 'f' }, { file: 'r.txt', folder: 'requests' })
  giveFile({ noteId }, { file: 'n.txt' })
  const stored = [
    ['attachments', 'm.txt'],
    ['requests', 'r.txt'],
    ['attachments', 'n.txt'],
  ] as const
  for (const [folder, name] of stored) await files.put(folder, name, Buffer.from('x'))
  const words = new File(['half a thought'], 'words.txt')
  const draft = await saveDraft(actorOf(client), {
    draftKey: `message:${conversationId}`,
    values: { text: 'half' },
    uploads: [{ field: 'files', folder: 'attachments', file: words }],
  })
  makeNotification(client.id, { subject: id, type: 'request_message' })

  const employee = actorOf(makeEmployee())
  await expect(deleteRequest(employee, id)).rejects.toMatchObject({ status: 403 })
  expect(db.select().from(requests).all()).toHaveLength(1)

  await deleteRequest(admin, id)
  for (const table of [requests, conversations, messages, notes, fileUses, storedFiles, drafts]) {
    expect(db.select().from(table).all()).toEqual([])
  }
  expect(noticesOf(client.id)).toEqual([])
  for (const [folder, name] of [...stored, ['attachments', draft.files[0]?.file ?? ''] as const]) {
    expect(await files.read(folder, name)).toBeNull()
  }
  expect(catchError(() => findRequest(admin, id)).status).toBe(404)
})

test('the other requests keep what is theirs', async () => {
  const type = makeType()
  const [one, other] = [storeRequest(type, client.id), storeRequest(type, client.id)]
  await deleteRequest(admin, one.id)
  const left = db
    .select()
    .from(conversations)
    .where(eq(conversations.id, other.conversationId))
    .all()
  expect(left).toHaveLength(1)
})
