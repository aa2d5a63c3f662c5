import { inArray } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { isStaff } from '~/permissions/vocabulary'

/** Those of these people who work for the studio now, by id. */
export function staffAmong(from: Pick<Tx, 'select'>, ids: readonly string[]) {
  const found = from
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .all()
    .filter((person) => isStaff({ kind: 'member', ...person }))
  return new Map(found.map(({ id, fullName, avatar }) => [id, { id, fullName, avatar }] as const))
}
