import { asc, count, desc, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { passwordReveals, profileLogins, users } from '~/db/schema'
import { confirmedUntil } from '~/features/accounts/confirm-password.server'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { studioContact } from '~/features/settings/studio-contact.server'
import { mostCounted } from '~/messages/format'
import { limits } from '~/permissions/limits'
import { canChangeLogins } from '~/permissions/profiles'
import type { Actor } from '~/permissions/vocabulary'
import { vaultState } from './check-vault.server'
import { profileWithLogins } from './find-login.server'

/** How many receipts are under the logins. */
const newest = 3

/** The logins of a company profile without their passwords, and who looked last. @throws DomainError `not-found`, 403 */
export function listLogins(actor: Actor, id: string, sessionId: string | null) {
  const profile = profileWithLogins(db, actor, id)
  return {
    logins: db
      .select({
        id: profileLogins.id,
        label: profileLogins.label,
        url: profileLogins.url,
        username: profileLogins.username,
        updatedAt: profileLogins.updatedAt,
      })
      .from(profileLogins)
      .where(eq(profileLogins.profileId, id))
      .orderBy(asc(profileLogins.createdAt), asc(profileLogins.id))
      .limit(limits.loginsOfProfile)
      .all(),
    state: vaultState(id),
    /** Address for reporting that something is wrong. */
    studio: studioContact(),
    mayChange: canChangeLogins(actor, profile),
    /** Until when passwords are revealed without asking for one's own. */
    until: confirmedUntil(sessionId),
    receipts: readReceipts()
      .where(eq(passwordReveals.profileId, id))
      .orderBy(desc(passwordReveals.createdAt), desc(passwordReveals.id))
      .limit(newest)
      .all(),
    receiptCount: countReceipts(id),
  }
}

export type ListedLogin = ReturnType<typeof listLogins>['logins'][number]

/** How many logins a company profile has. */
export const countLogins = (profileId: string): number =>
  db.select({ n: count() }).from(profileLogins).where(eq(profileLogins.profileId, profileId)).get()
    ?.n ?? 0

/**
 * Lists who revealed which password of a company profile when, newest first.
 *
 * @throws DomainError `not-found`, 403
 */
export function listReceipts(actor: Actor, id: string, place: PageStart) {
  profileWithLogins(db, actor, id)
  const page = readPage({
    select: readReceipts(),
    where: eq(passwordReveals.profileId, id),
    sort: newestFirst(passwordReveals.createdAt, passwordReveals.id),
    place,
  })
  return { receipts: page.rows, previous: page.previous, next: page.next }
}

const readReceipts = () =>
  db
    .select({
      id: passwordReveals.id,
      label: passwordReveals.label,
      /** Null for a deleted person. */
      name: users.fullName,
      createdAt: passwordReveals.createdAt,
    })
    .from(passwordReveals)
    .leftJoin(users, eq(users.id, passwordReveals.userId))
    .$dynamic()

export type LoginReceipt = ReturnType<typeof listReceipts>['receipts'][number]

const countReceipts = (profileId: string): number =>
  db.get<{ n: number }>(
    sql`select count(*) as n from (select 1 from ${passwordReveals} where ${eq(passwordReveals.profileId, profileId)}
      limit ${mostCounted + 1})`,
  ).n
