import { eq, or, sql } from 'drizzle-orm'
import { companyProfiles, profileMembers, requests } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { notFound } from '~/faults'
import { canSeeRequest, type RequestFacts } from '~/permissions/requests'
import { type Actor, isStaff, type Member } from '~/permissions/vocabulary'

export type Request = typeof requests.$inferSelect

/** A request that somebody may open, with what the rules look at. */
export type OpenRequest = Request & RequestFacts

/**
 * A request that somebody may open.
 *
 * @throws Fault `not-found`, also when it is not theirs to see
 */
export function visibleRequest(from: Pick<Tx, 'select'>, actor: Actor, id: string): OpenRequest {
  const request = from.select().from(requests).where(eq(requests.id, id)).get()
  if (!request || actor.kind === 'guest') throw notFound()
  const facts = { ...request, ofCompany: isOfCompany(from, actor, request.companyProfileId) }
  if (!canSeeRequest(actor, facts)) throw notFound()
  return facts
}

/** Whether somebody owns a company profile or is one of its members. Staff need not be asked. */
function isOfCompany(from: Pick<Tx, 'select'>, actor: Member, profileId: string | null): boolean {
  if (profileId === null || isStaff(actor)) return false
  return companyPeople(from, profileId).includes(actor.id)
}

/** The ids of a company profile's people: its owner and its members. */
export function companyPeople(from: Pick<Tx, 'select'>, profileId: string | null): string[] {
  if (profileId === null) return []
  const owner = from
    .select({ id: companyProfiles.ownerId })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, profileId))
    .get()
  const members = from
    .select({ id: profileMembers.userId })
    .from(profileMembers)
    .where(eq(profileMembers.profileId, profileId))
    .all()
  return [...new Set([owner, ...members].flatMap((person) => person?.id ?? []))]
}

/** The requests that somebody who is no staff may open, as a condition: theirs and their companies'. */
export const ownRequests = (actor: Member) =>
  or(
    eq(requests.userId, actor.id),
    sql`${requests.companyProfileId} in (
      select ${companyProfiles.id} from ${companyProfiles} where ${companyProfiles.ownerId} = ${actor.id}
      union all
      select ${profileMembers.profileId} from ${profileMembers} where ${profileMembers.userId} = ${actor.id})`,
  )
