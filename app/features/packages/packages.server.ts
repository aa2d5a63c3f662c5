import { and, asc, eq, exists, inArray, type SQL } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestPackages, userPackages, users } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'

/** The packages that can be given, by name. */
export const listPackages = () =>
  db
    .select({ id: requestPackages.id, name: requestPackages.name })
    .from(requestPackages)
    .orderBy(asc(requestPackages.name))
    .limit(500)
    .all()

/**
 * The packages that count for somebody, as a condition: those of a client. What somebody holds from a
 * time when they were one gives them nothing.
 */
export const heldBy = (from: Reader, userId: string): SQL | undefined =>
  and(
    eq(userPackages.userId, userId),
    exists(
      from
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.role, 'client'))),
    ),
  )

/** The ids of somebody's packages. */
export const packagesOf = (from: Reader, userId: string): string[] =>
  from
    .select({ id: userPackages.packageId })
    .from(userPackages)
    .where(heldBy(from, userId))
    .all()
    .map(({ id }) => id)
    .sort()

/** @throws DomainError `package-unknown` (400) beside `field` */
export function requirePackages(tx: Reader, ids: readonly string[], field: string) {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const found = tx
    .select({ id: requestPackages.id })
    .from(requestPackages)
    .where(inArray(requestPackages.id, wanted))
    .all()
  if (found.length !== wanted.length) throw new DomainError('package-unknown', 400, { field })
}

/** Somebody has exactly these packages from now on. */
export function writePackages(tx: Tx, userId: string, ids: readonly string[]): void {
  tx.delete(userPackages).where(eq(userPackages.userId, userId)).run()
  const rows = [...new Set(ids)].map((packageId) => ({ userId, packageId }))
  if (rows.length > 0) tx.insert(userPackages).values(rows).run()
}
