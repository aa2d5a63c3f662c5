import { and, eq } from 'drizzle-orm'
import { companyProfiles, profileMembers } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { notFound } from '~/faults'
import { canSeeProfile } from '~/permissions/profiles'
import type { Member } from '~/permissions/vocabulary'

/** A company profile with what the rules look at. @throws Fault `not-found`, also when not visible */
export function visibleProfile(tx: Pick<Tx, 'select'>, actor: Member, id: string) {
  const profile = tx.select().from(companyProfiles).where(eq(companyProfiles.id, id)).get()
  if (!profile) throw notFound()
  const facts = { ...profile, member: isMember(tx, id, actor.id) }
  if (!canSeeProfile(actor, facts)) throw notFound()
  return facts
}

/** Whether somebody is a member of a company profile. */
export const isMember = (tx: Pick<Tx, 'select'>, profileId: string, userId: string): boolean =>
  tx
    .select({ id: profileMembers.userId })
    .from(profileMembers)
    .where(and(eq(profileMembers.profileId, profileId), eq(profileMembers.userId, userId)))
    .get() !== undefined
