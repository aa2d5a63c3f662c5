import { inArray } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { isStaff } from '~/permissions/vocabulary'

/** Those of these people who work for the studio now, by id. */
export function staffAmong(from: Reader, ids: readonly string[]) {
  const found = from
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .all()
    .filter((person) => isStaff({ kind: 'member', ...person }))
  return new Map(found.map(({ id, fullName, avatar }) => [id, { id, fullName, avatar }] as const))
}
