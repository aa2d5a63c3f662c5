import { expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { requestDraftKey } from '~/features/drafts/draft-keys'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { listDrafts } from '~/features/requests/list-drafts.server'
import { newId } from '~/platform/ids.server'

test('what somebody has begun to write is listed where they may still send it, the newest first', async () => {
  const type = makeType()
  const [client, other] = [makeUser({ role: 'client' }), makeUser({ role: 'client' })]
  const { id, conversationId } = storeRequest(type, client.id, { title: 'Winter sale' })
  const employee = makeEmployee()
  const keep = (who: { id: string }, draftKey: string, values: Record<string, string>, files = 0) =>
    saveDraft(who, {
      draftKey,
      values,
      uploads: Array.from({ length: files }, (_, n) => ({
        ...{ field: 'files', folder: 'attachments' as const },
        file: new File(['words'], `${n}.txt`),
      })),
    })
  const listed = (who: ReturnType<typeof makeUser>) =>
    listDrafts(actorOf(who)).map(({ kind, about, words, files, to }) => {
      return [kind, about, words, files, to]
    })
  await keep(employee, `message:${conversationId}`, {
    text: '<p>Hello <b>you</b></p>',
    format: 'html',
  })
  await keep(employee, `note:${conversationId}`, { text: 'Beware' })
  await keep(employee, `note:${conversationId}:n1`, {}, 2)
  await keep(employee, `message:${newId()}`, { text: 'Of nothing' })
  await keep(employee, `discarded:message:${conversationId}`, { text: 'Thrown away' })
  await keep(employee, `changes:${conversationId}`, { text: '' })
  const draftKey = requestDraftKey(employee, type.productId, client.id)
  await keep(employee, draftKey, { 'answer-name': 'Boats', 'answer-x': '', deadline: '2026-12-05' })
  const named = `${type.name}, ${type.product}`
  const path = `/requests/${id}`
  expect(listed(employee).toSorted()).toEqual(
    [
      ['request', named, 'Boats', 0, expect.stringMatching(new RegExp(`client=${client.id}$`))],
      ['note', 'Winter sale', '', 2, `${path}/notes/n1`],
      ['note', 'Winter sale', 'Beware', 0, expect.stringContaining(path)],
      ['message', 'Winter sale', 'Hello you', 0, expect.stringContaining(path)],
    ].toSorted(),
  )
  const saved = listDrafts(actorOf(employee)).map(({ savedAt }) => savedAt)
  expect(saved).toEqual(saved.toSorted((a, b) => b - a))
  // Whose request it is has no notes; who may not open it has nothing.
  for (const who of [client, other]) {
    await keep(who, `message:${conversationId}`, { text: 'x'.repeat(170) })
    await keep(who, `note:${conversationId}`, { text: 'Beware' })
  }
  expect(listed(client)).toEqual([
    ['message', 'Winter sale', `${'x'.repeat(160)} …`, 0, expect.stringContaining(path)],
  ])
  expect(listed(other)).toEqual([])
  await keep(client, requestDraftKey(client, type.productId, client.id), { 'answer-name': 'Own' })
  expect(listed(client).find(([kind]) => kind === 'request')?.[4]).not.toContain('client')
})
