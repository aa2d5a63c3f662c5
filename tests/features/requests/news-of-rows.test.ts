import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { makeStudio, screenOf, send } from '#tests/features/conversations/world'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { listRequests } from '~/features/requests/list-requests.server'
import type { Member } from '~/permissions/vocabulary'

const { make, client, maker, admin } = makeStudio()

const isNews = (who: Member, id: string, more: { size?: number } = {}) => {
  const { requests: rows } = listRequests(who, { list: 'all', ...more })
  const row = rows.find((one) => one.id === id)
  return row && 'news' in row ? row.news : undefined
}

/** Read marks and messages are told apart by the millisecond. */
const later = () => vi.setSystemTime(Date.now() + 5)

test('a row says that the client has answered until it is read, to each for themselves', () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  const { id } = make()
  expect(isNews(admin, id)).toBe(false)
  later()
  send(client, id, 'Larger, please')
  expect([isNews(admin, id), isNews(client, id)]).toEqual([true, false])
  later()
  screenOf(maker, id)
  expect([isNews(admin, id), isNews(maker, id)]).toEqual([true, false])
  later()
  send(maker, id, 'Here it is')
  // The studio has answered: it waits for the client now.
  expect([isNews(admin, id), isNews(client, id)]).toEqual([false, true])
  vi.useRealTimers()
})

test('asking for changes is an answer, too; a file of the list says nothing of it', () => {
  const { id } = make()
  db.update(requests).set({ status: 'pending_review' }).where(eq(requests.id, id)).run()
  const change = { requestId: id, action: 'ask_for_changes', version: 1, message: 'Blue' } as const
  changeRequestStatus(client, change)
  expect(isNews(admin, id)).toBe(true)
  expect(isNews(admin, id, { size: 50 })).toBe(false)
})
