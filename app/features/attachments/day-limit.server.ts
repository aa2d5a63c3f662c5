import { and, eq, gt, sum } from 'drizzle-orm'
import { attachments, draftFiles, profileFiles, userPackages, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { heldBy } from '~/features/packages/packages.server'
import { isStaff } from '~/permissions/vocabulary'

const day = 24 * 60 * 60 * 1000
const megabyte = 1024 * 1024

/**
 * The bytes that somebody may add within a day, so that no account fills the disk. A client who moves
 * in brings photos and videos: eighty of the largest files. Who has no package has little to send: an
 * order and its files, a few times. Staff deliver; they are trusted, and stopped by a full disk alone.
 */
export const dayBytes = { client: 2048 * megabyte, other: 500 * megabyte }

type Sent = { name: string; size: number; field: string }

/**
 * Which files of somebody there is room for today, in the order they came. What they have deleted since
 * does not count: it takes no room. Asked before a file is stored, and again in the transaction that
 * writes its row: of many that are sent at once each finds room before the first is written.
 *
 * @param owner the id of an account; guests have limits of their own, see `keepOrderDraft`
 * @returns `left`: the others, each with its DomainError, `day-full` (413)
 */
export function fitsToday<T extends Sent>(from: Reader, owner: string, sent: readonly T[]) {
  const limit = limitOf(from, owner)
  const fit: T[] = []
  const left: { name: string; why: DomainError }[] = []
  let free = limit === null ? Number.POSITIVE_INFINITY : limit - addedToday(from, owner)
  for (const file of sent) {
    const { name, size, field } = file
    if (size <= free) {
      free -= size
      fit.push(file)
    } else {
      const values = { name, limit: limit ?? 0 }
      left.push({ name, why: new DomainError('day-full', 413, { field, values }) })
    }
  }
  return { fit, left }
}

/** @throws DomainError as `fitsToday` says, of the first there is no room for */
export function requireDayRoom(from: Reader, owner: string, sent: readonly Sent[]): void {
  const [first] = fitsToday(from, owner, sent).left
  if (first) throw first.why
}

/** In bytes; null for no limit. */
function limitOf(from: Reader, owner: string): number | null {
  const person = from.select().from(users).where(eq(users.id, owner)).get()
  if (!person || isStaff({ kind: 'member', ...person })) return null
  return hasPackage(from, owner) ? dayBytes.client : dayBytes.other
}

const hasPackage = (from: Reader, userId: string): boolean =>
  from.select().from(userPackages).where(heldBy(from, userId)).limit(1).all().length > 0

/** Files go from a draft to what is sent: each is counted once. */
function addedToday(from: Reader, userId: string): number {
  const since = Date.now() - day
  return [
    [attachments, attachments.uploaderId] as const,
    [draftFiles, draftFiles.uploaderId] as const,
    [profileFiles, profileFiles.createdBy] as const,
  ].reduce((bytes, [table, whose]) => {
    const row = from
      .select({ bytes: sum(table.size).mapWith(Number) })
      .from(table)
      .where(and(eq(whose, userId), gt(table.createdAt, since)))
      .get()
    return bytes + (row?.bytes ?? 0)
  }, 0)
}
