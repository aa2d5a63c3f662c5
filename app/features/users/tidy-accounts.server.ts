import { and, asc, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { db } from '~/db/client.server'
import {
  bookings,
  collaborators,
  companyProfiles,
  drafts,
  folders,
  messages,
  oauthAccounts,
  orders,
  profileMembers,
  projects,
  requests,
  userPackages,
  users,
} from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { closeAccount } from './close-account.server'

/** How long an account may lie unused that owns nothing and whose email nobody has proven, in milliseconds. */
const unprovenLife = 30 * 24 * 60 * 60 * 1000
/** Accounts that are looked at in one piece. */
const batch = 200

/** Columns that name people: somebody in one of them has something here. */
const belongings: readonly SQLiteColumn[] = [
  projects.ownerId,
  folders.ownerId,
  collaborators.userId,
  requests.userId,
  orders.userId,
  companyProfiles.ownerId,
  profileMembers.userId,
  bookings.clientId,
  drafts.userId,
  messages.senderId,
  userPackages.userId,
  oauthAccounts.userId,
]

/** Up to where accounts were looked at: each run goes on there, and begins again after the last. */
let seen = { createdAt: 0, id: '' }

/**
 * Closes accounts that people made for themselves and left: never proven, unused for 30 days, and nothing
 * is theirs. The rest of them is erased by upkeep, as of any account that is closed.
 *
 * @returns whether there is more to look at
 */
export function tidyAccounts(now = Date.now()): boolean {
  const old = now - unprovenLife
  const some = db
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(
      and(
        eq(users.role, 'user'),
        lt(users.createdAt, old),
        or(
          gt(users.createdAt, seen.createdAt),
          and(eq(users.createdAt, seen.createdAt), gt(users.id, seen.id)),
        ),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(batch)
    .all()
  transaction((tx) => {
    const left = tx
      .select()
      .from(users)
      .where(
        and(
          inArray(
            users.id,
            some.map(({ id }) => id),
          ),
          eq(users.signupSource, 'sign_up'),
          eq(users.organization, false),
          eq(users.toCreate, false),
          isNull(users.emailVerifiedAt),
          isNull(users.closedAt),
          lt(sql`coalesce(${users.lastSeenAt}, ${users.createdAt})`, old),
          ...belongings.map((column) =>
            notExists(tx.select({ one: sql`1` }).from(column.table).where(eq(column, users.id))),
          ),
        ),
      )
      .all()
    const openWork = { choice: 'keep' as const, to: null }
    for (const user of left) {
      closeAccount(tx, { user, by: { id: 'system' }, templates: null, openWork })
    }
  })
  const last = some.at(-1)
  const more = some.length === batch && last !== undefined
  seen = more ? last : { createdAt: 0, id: '' }
  return more
}
