import { and, asc, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { isStaffRow } from './staff-rows.server'

/** More than a studio has. */
const most = 500

/** Everybody who works for the studio, by name: possible assignees and followers. */
export const listStaff = () =>
  db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(isStaffRow)
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(most)
    .all()

/** @throws DomainError `not-staff` (400) beside `field` when somebody of these does not work for the studio */
export function requireStaff(from: Reader, ids: readonly string[], field: string): void {
  const wanted = [...new Set(ids)].slice(0, most)
  if (wanted.length === 0) return
  const found = from
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, wanted), isStaffRow))
    .all()
  if (found.length !== new Set(ids).size) throw new DomainError('not-staff', 400, { field })
}
