import { and, eq, gt, sum } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { attachments, draftFiles, profileFiles, userPackages, users } from '~/db/schema'
import { Fault } from '~/faults'
import { isStaff } from '~/permissions/vocabulary'

const day = 24 * 60 * 60 * 1000
const megabyte = 1024 * 1024

/**
 * The bytes that somebody may add within a day, so that no account fills the disk. A client who moves
 * in brings photos and videos: eighty of the largest files. Who has no package has little to send: an
 * order and its files, a few times. Staff deliver; they are trusted, and stopped by a full disk alone.
 */
export const dayBytes = { client: 2048 * megabyte, other: 500 * megabyte }

/**
 * Whether there is room for one more file of somebody today. What they have deleted since does not
 * count: it takes no room.
 *
 * @param owner the id of an account; guests have limits of their own, see `keepOrderDraft`
 * @throws Fault `day-full` (413)
 */
export function requireDayRoom(
  owner: string,
  { name, size }: { name: string; size: number },
  field: string,
): void {
  const person = db.select().from(users).where(eq(users.id, owner)).get()
  if (!person || isStaff({ kind: 'member', ...person })) return
  const limit = person.role === 'client' && hasPackage(owner) ? dayBytes.client : dayBytes.other
  if (addedToday(owner) + size <= limit) return
  throw new Fault('day-full', 413, { field, values: { name, limit } })
}

const hasPackage = (userId: string): boolean =>
  db.select().from(userPackages).where(eq(userPackages.userId, userId)).limit(1).all().length > 0

/** Files go from a draft to what is sent: each is counted once. */
function addedToday(userId: string): number {
  const since = Date.now() - day
  return [
    [attachments, attachments.uploaderId] as const,
    [draftFiles, draftFiles.uploaderId] as const,
    [profileFiles, profileFiles.createdBy] as const,
  ].reduce((bytes, [table, whose]) => {
    const row = db
      .select({ bytes: sum(table.size).mapWith(Number) })
      .from(table)
      .where(and(eq(whose, userId), gt(table.createdAt, since)))
      .get()
    return bytes + (row?.bytes ?? 0)
  }, 0)
}
