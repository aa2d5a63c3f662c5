import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mailsTo, makeStudio, start } from '#tests/features/conversations/world'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { messages, requests, users } from '~/db/schema'
import { listHistory } from '~/features/history/list-history.server'
import { approveFromMail } from '~/features/requests/approve-from-mail.server'
import { approvePath, linkIn } from '~/features/requests/approve-link.server'
import { changeRequestStatus } from '~/features/requests/change-status.server'

const { clientRow, make, maker } = makeStudio()

beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const nobody = { kind: 'guest', projectId: null } as const

describe('approving from a mail', () => {
  const delivered = () => {
    const made = make()
    changeRequestStatus(maker, { requestId: made.id, action: 'delivered', version: 1 })
    const written = mailsTo(clientRow.email).at(-1)
    const path = /\/requests\/\S+?approve\S+/.exec(written?.message ?? '')?.[0] ?? ''
    const link = linkIn(new URL(path, 'http://localhost').searchParams)
    return { ...made, link, written }
  }
  const statusOf = (id: string) =>
    db.select().from(requests).where(eq(requests.id, id)).get()?.status

  test('its client gets a link that completes the request once', () => {
    const { id, link, written, conversationId } = delivered()
    expect(written?.template).toBe('request-delivered')
    approveFromMail(nobody, id, link)
    expect(statusOf(id)).toBe('completed')
    const [last] = db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, conversationId))
      .all()
      .slice(-1)
    expect(last).toMatchObject({ senderId: clientRow.id, text: 'approved the request' })
    expect(catchError(() => approveFromMail(nobody, id, link))).toMatchObject({
      code: 'approve-over',
    })
  })

  test('the same form sent again is no error; with another link it proves nothing', () => {
    const { id, link } = delivered()
    const idempotencyKey = { key: 'k.approve', scope: 'guest:' }
    approveFromMail(nobody, id, link, idempotencyKey)
    approveFromMail(nobody, id, link, idempotencyKey)
    expect(statusOf(id)).toBe('completed')
    const made = { ...link, code: 'x' }
    expect(catchError(() => approveFromMail(nobody, id, made, idempotencyKey))).toMatchObject({
      status: 404,
    })
    const other = delivered()
    approveFromMail(nobody, other.id, other.link, idempotencyKey)
    expect(statusOf(other.id)).toBe('completed')
  })

  test('HIST-02 the history says that it came by mail, by whose link, and who else was logged in', () => {
    const told = (id: string) => {
      const [row] = listHistory('requests', id, null).rows
      return row && [row.action, row.person, row.became]
    }
    const own = delivered()
    approveFromMail(actorOf(clientRow), own.id, own.link)
    const says = 'moved to Completed, approved by mail'
    const link = `By the email link of: ${clientRow.fullName}`
    expect(told(own.id)).toEqual([says, clientRow.fullName, [link]])
    const other = makeUser({ fullName: 'Theo Brandt' })
    const theirs = delivered()
    approveFromMail(actorOf(other), theirs.id, theirs.link)
    expect(told(theirs.id)).toEqual([
      says,
      clientRow.fullName,
      [link, 'Logged in there: Theo Brandt'],
    ])
    // On the screen it stands as always.
    const plain = delivered()
    changeRequestStatus(actorOf(clientRow), { requestId: plain.id, action: 'approve', version: 2 })
    expect(told(plain.id)).toEqual(['moved to Completed', clientRow.fullName, []])
  })

  test('not one that was made up, is of another request, too old, or of an earlier delivery', () => {
    const { id, link } = delivered()
    const bad = { code: 'not-found' }
    expect(catchError(() => approveFromMail(nobody, id, { ...link, code: 'x' }))).toMatchObject(bad)
    expect(
      catchError(() => approveFromMail(nobody, id, { ...link, until: '9999999999999' })),
    ).toMatchObject(bad)
    expect(catchError(() => approveFromMail(nobody, delivered().id, link))).toMatchObject(bad)
    vi.setSystemTime(start + 15 * 24 * 60 * 60 * 1000)
    expect(catchError(() => approveFromMail(nobody, id, link))).toMatchObject({
      code: 'approve-over',
    })
    vi.setSystemTime(start)
    const other = { id, userId: clientRow.id, deliveredAt: start - 1 }
    const earlier = linkIn(new URL(approvePath(other), 'http://localhost').searchParams)
    expect(catchError(() => approveFromMail(nobody, id, earlier))).toMatchObject({
      code: 'approve-over',
    })
    // What lies in a mailbox that they have no more is nobody's to approve by.
    const move = (email: string) =>
      db.update(users).set({ email }).where(eq(users.id, clientRow.id)).run()
    move('moved@example.com')
    expect(catchError(() => approveFromMail(nobody, id, link))).toMatchObject(bad)
    move(clientRow.email)
    expect(statusOf(id)).toBe('pending_review')
  })
})
