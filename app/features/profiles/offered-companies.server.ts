import { and, asc, or, type SQL } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles } from '~/db/schema'
import { openProfiles, ownProfiles } from '~/features/profile-base/scope.server'
import type { Actor } from '~/permissions/vocabulary'

/** Companies offered at once. */
const mostOffered = 50

/**
 * The companies of which somebody may take something into a project: their own and those of the project's
 * owner, as far as they may open them.
 *
 * @param filled whether there is something to take
 */
export function offeredCompanies(actor: Actor, ownerId: string | null, filled: SQL) {
  if (actor.kind === 'guest') return []
  const { id, name, brandColors: colors } = companyProfiles
  const whose = or(ownProfiles(actor.id), ownerId ? ownProfiles(ownerId) : undefined)
  return db
    .select({ id, name, colors })
    .from(companyProfiles)
    .where(and(openProfiles(actor), whose, filled))
    .orderBy(asc(name), asc(id))
    .limit(mostOffered)
    .all()
}
