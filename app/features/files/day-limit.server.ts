import { and, eq, gt, sum } from 'drizzle-orm'
import { storedFiles, userPackages, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { heldBy } from '~/features/packages/packages.server'
import { isStaff } from '~/permissions/vocabulary'

const day = 24 * 60 * 60 * 1000
const megabyte = 1024 * 1024

/**
 * Limits the bytes that somebody may add within a day, so that no account fills the disk. A new client
 * brings photos and videos: eighty of the largest files. A person without a package has little to send: an
 * order and its files, a few times. Staff deliver; they are trusted, and only a full disk stops them.
 */
export const dayBytes = { client: 2048 * megabyte, other: 500 * megabyte }

/**
 * Asks whether somebody may add a file today. Files they have deleted since take no room and do not count.
 * Asked before a file is stored, and again in the transaction that enters it: of many sent at once, each
 * finds room before the first is entered.
 *
 * @param owner the id of an account; guests have limits of their own, see `saveOrderDraft`
 * @throws DomainError `day-full` (413)
 */
export function requireDayRoom(
  from: Reader,
  owner: string,
  { name, size, field }: { name: string; size: number; field: string },
): void {
  const limit = limitOf(from, owner)
  if (limit === null || addedToday(from, owner) + size <= limit) return
  throw new DomainError('day-full', 413, { field, values: { name, limit } })
}

/** In bytes; null for no limit. */
function limitOf(from: Reader, owner: string): number | null {
  const person = from.select().from(users).where(eq(users.id, owner)).get()
  if (!person || isStaff({ kind: 'member', ...person })) return null
  return hasPackage(from, owner) ? dayBytes.client : dayBytes.other
}

const hasPackage = (from: Reader, userId: string): boolean =>
  from.select().from(userPackages).where(heldBy(from, userId)).limit(1).all().length > 0

const addedToday = (from: Reader, userId: string): number =>
  from
    .select({ bytes: sum(storedFiles.size).mapWith(Number) })
    .from(storedFiles)
    .where(and(eq(storedFiles.uploaderId, userId), gt(storedFiles.createdAt, Date.now() - day)))
    .get()?.bytes ?? 0
