import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest, workOf } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { attachmentsOf, attachmentToDelete } from '~/features/conversations/attachments.server'
import { deleteAttachment } from '~/features/conversations/delete-attachment.server'
import { keepMessage } from '~/features/conversations/save-message-draft.server'
import { sendMessage } from '~/features/conversations/send-message.server'

const clientRow = makeUser({ role: 'client' })
const client = actorOf(clientRow)
const assignee = makeEmployee()
const make = () => storeRequest(makeType(), clientRow.id, { assigneeId: assignee.id })

const words = { text: 'See this', format: 'text', mention: [], seen: '', version: 1 } as const

test('REQ-34 what somebody writes is the last change of the request it is about', () => {
  const { id } = make()
  db.update(requests).set({ updatedAt: 1 }).where(eq(requests.id, id)).run()
  const before = Date.now()
  sendMessage(client, { ...words, work: workOf(id), draftId: '' })
  const found = db.select().from(requests).where(eq(requests.id, id)).get()
  expect(found?.updatedAt).toBeGreaterThanOrEqual(before)
  expect(found?.version).toBe(1)
})

test('REQ-58 a file is deleted by its sender and by staff who work on the request, by nobody else', async () => {
  const { id } = make()
  const work = workOf(id)
  const send = async () => {
    const form = new FormData()
    form.append('files', new File(['abc'], 'a.txt'))
    const draft = await keepMessage(client, work, form)
    sendMessage(client, { ...words, work, draftId: draft.id })
    return { work, id: attachmentsOf(client, work).rows[0]?.id ?? '' }
  }
  const first = await send()
  const other = actorOf(makeEmployee())
  expect(catchError(() => attachmentToDelete(other, first)).status).toBe(403)
  await expect(deleteAttachment(other, first)).rejects.toMatchObject({ status: 403 })
  await deleteAttachment(actorOf(assignee), first)
  expect(attachmentsOf(client, work).rows).toEqual([])
  await deleteAttachment(client, await send())
  expect(attachmentsOf(client, work).rows).toEqual([])
})
