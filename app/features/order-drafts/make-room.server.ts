import { and, asc, count, eq, isNull, lt, sum } from 'drizzle-orm'
import { orderDraftFiles, orderDrafts } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { filesOf } from './find-order-draft.server'

/** All drafts of guests together have at most so many bytes of files, and are so many. */
const mostGuestBytes = 2 * 1024 * 1024 * 1024
const mostGuestDrafts = 5_000
/** So many drafts somebody with an account has, in all browsers. */
export const mostOwnDrafts = 10
/** Nobody is still filling in what was not touched for so long, where others need its room. */
const stillFilledIn = 60 * 60 * 1000

type Gone = { folder: 'forms'; file: string }[]

/**
 * Makes room for what somebody keeps now. The oldest drafts give way: of guests those that nobody has
 * touched for an hour, of somebody with an account their own.
 *
 * @param isNew whether it is a draft more, or `bytes` more in one that is there
 * @returns the files that no row names any more
 * @throws DomainError `no-room-for-guests` (503)
 */
export function makeRoom(
  tx: Tx,
  { userId, isNew, bytes }: { userId: string | null; isNew: boolean; bytes: number },
): Gone {
  return userId === null ? roomForGuest(tx, isNew, bytes) : roomAmongOwn(tx, userId, isNew)
}

function roomForGuest(tx: Tx, isNew: boolean, bytes: number): Gone {
  const gone: Gone = []
  const old = lt(orderDrafts.savedAt, Date.now() - stillFilledIn)
  for (;;) {
    const held = heldByGuests(tx)
    const fits =
      held.bytes + bytes <= mostGuestBytes && held.drafts + Number(isNew) <= mostGuestDrafts
    if (fits) return gone
    const dropped = dropOldest(tx, and(isNull(orderDrafts.userId), old))
    if (!dropped) throw new DomainError('no-room-for-guests', 503)
    gone.push(...dropped)
  }
}

function roomAmongOwn(tx: Tx, userId: string, isNew: boolean): Gone {
  if (!isNew) return []
  const own = eq(orderDrafts.userId, userId)
  const held = tx.select({ n: count() }).from(orderDrafts).where(own).get()?.n ?? 0
  const gone: Gone = []
  for (let over = held + 1 - mostOwnDrafts; over > 0; over -= 1) {
    gone.push(...(dropOldest(tx, own) ?? []))
  }
  return gone
}

function heldByGuests(tx: Tx): { drafts: number; bytes: number } {
  const guests = isNull(orderDrafts.userId)
  const drafts = tx.select({ n: count() }).from(orderDrafts).where(guests).get()?.n ?? 0
  const files = tx
    .select({ bytes: sum(orderDraftFiles.size).mapWith(Number) })
    .from(orderDraftFiles)
    .innerJoin(orderDrafts, eq(orderDrafts.id, orderDraftFiles.draftId))
    .where(guests)
    .get()
  return { drafts, bytes: files?.bytes ?? 0 }
}

/** @returns its files; null where there is none of these */
function dropOldest(tx: Tx, which: ReturnType<typeof and>): Gone | null {
  const oldest = tx
    .select({ id: orderDrafts.id })
    .from(orderDrafts)
    .where(which)
    .orderBy(asc(orderDrafts.savedAt))
    .limit(1)
    .get()
  if (!oldest) return null
  const files = filesOf(tx, oldest.id)
  tx.delete(orderDrafts).where(eq(orderDrafts.id, oldest.id)).run()
  return files.map(({ file }) => ({ folder: 'forms', file }))
}
