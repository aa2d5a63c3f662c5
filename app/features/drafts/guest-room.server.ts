import { and, asc, count, eq, gt, isNotNull, lt, type SQL, sum } from 'drizzle-orm'
import { drafts, fileUses, storedFiles } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { limits } from '~/permissions/limits'
import { consumeDraft } from './consume-draft.server'
import { orderDraftKey } from './draft-keys'

/** Milliseconds after which an untouched draft counts as abandoned when others need its room. */
const stillFilledIn = 60 * 60 * 1000

/**
 * Makes room for an order that a guest begins, or `bytes` more of its files. The oldest drafts of guests that
 * nobody has touched for an hour give way.
 *
 * @returns the names of files that nothing uses any more
 * @throws DomainError `no-room-for-guests` (503)
 */
export function makeGuestRoom(tx: Tx, { isNew, bytes }: { isNew: boolean; bytes: number }) {
  if (!isNew && bytes === 0) return []
  const gone: string[] = []
  const old = and(isNotNull(drafts.browser), lt(drafts.savedAt, Date.now() - stillFilledIn))
  for (;;) {
    const held = heldByGuests(tx)
    const fits =
      held.bytes + bytes <= limits.bytesOfGuestDrafts &&
      held.drafts + Number(isNew) <= limits.draftsOfGuests
    if (fits) return gone
    const dropped = dropOldest(tx, old)
    if (!dropped) throw new DomainError('no-room-for-guests', 503)
    gone.push(...dropped)
  }
}

/** Makes room for an order that somebody with an account begins: the oldest of theirs give way. */
export function makeOwnRoom(tx: Tx, userId: string): string[] {
  // ';' is the sign after ':'.
  const own = and(
    eq(drafts.userId, userId),
    gt(drafts.draftKey, orderDraftKey('')),
    lt(drafts.draftKey, 'order;'),
  )
  const held = tx.select({ n: count() }).from(drafts).where(own).get()?.n ?? 0
  const gone: string[] = []
  for (let over = held + 1 - limits.orderDraftsOfPerson; over > 0; over -= 1) {
    gone.push(...(dropOldest(tx, own) ?? []))
  }
  return gone
}

function heldByGuests(tx: Tx): { drafts: number; bytes: number } {
  const guests = isNotNull(drafts.browser)
  const { n = 0 } = tx.select({ n: count() }).from(drafts).where(guests).get() ?? {}
  const files = tx
    .select({ bytes: sum(storedFiles.size).mapWith(Number) })
    .from(drafts)
    .innerJoin(fileUses, eq(fileUses.draftId, drafts.id))
    .innerJoin(storedFiles, eq(storedFiles.file, fileUses.file))
    .where(guests)
    .get()
  return { drafts: n, bytes: files?.bytes ?? 0 }
}

/** @returns the names of its files; null where there is none of these */
function dropOldest(tx: Tx, which: SQL | undefined): string[] | null {
  const oldest = tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(which)
    .orderBy(asc(drafts.savedAt))
    .limit(1)
    .get()
  return oldest ? consumeDraft(tx, oldest.id).map(({ file }) => file) : null
}
