import { count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '~/db/client.server'
import { companyProfiles } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { Fault, forbidden } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { profileEvents } from '~/features/events/kinds/profiles'
import { requiredText } from '~/features/form-input/fields.server'
import { making, once, type Submission } from '~/features/form-input/submission.server'
import { limits } from '~/permissions/limits'
import { canCreateProfile } from '~/permissions/profiles'
import type { Actor, Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

export const createProfileSchema = z.object({ name: requiredText(100) })

/** How many company profiles somebody owns already. */
export const ownedCompanies = ({ id }: Member): number => countOwned(db, id)

const countOwned = (from: Reader, ownerId: string): number =>
  from
    .select({ n: count() })
    .from(companyProfiles)
    .where(eq(companyProfiles.ownerId, ownerId))
    .get()?.n ?? 0

/** @throws Fault `companies-full` (422) beside `name` */
function requireRoom(tx: Tx, { id }: Member): void {
  const limit = limits.companiesOfClient
  if (countOwned(tx, id) < limit) return
  throw new Fault('companies-full', 422, { field: 'name', values: { limit } })
}

/**
 * A new company profile of one's own, empty but for its name.
 *
 * @returns its id
 * @throws Fault 403; `companies-full` (422) beside `name`
 */
export function createProfile(
  actor: Actor,
  { name, submission }: { name: string; submission?: Submission | undefined },
): string {
  return transaction((tx) => {
    if (actor.kind === 'guest' || !canCreateProfile(actor)) throw forbidden()
    return once(tx, making(companyProfiles, submission), () => {
      requireRoom(tx, actor)
      const id = newId()
      const at = { createdAt: Date.now(), updatedAt: Date.now() }
      tx.insert(companyProfiles)
        .values({ id, name, ownerId: actor.id, ...at })
        .run()
      happen(tx, actor, profileEvents.created, { of: id, owner: actor.id, details: { name } })
      return id
    })
  })
}
