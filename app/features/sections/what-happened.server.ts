import { inArray } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { nameOp } from '~/editor/name-op'
import type { PageOp } from '~/editor/types'
import { listActions } from '~/messages/pages'

/**
 * Entries of the operation log as a sentence: who did what, oldest first.
 *
 * @param more whether there were more than these
 */
export function whatHappened(
  tx: Reader,
  entries: readonly { actor: string; op: PageOp }[],
  more = false,
): string {
  const actors = [...new Set(entries.map(({ actor }) => actor))]
  const people = tx
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, actors))
    .all()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return listActions(
    actors.map((actor) => ({
      who: names.get(actor) ?? null,
      actions: entries.filter((e) => e.actor === actor).map(({ op }) => nameOp(op)),
    })),
    more,
  )
}
