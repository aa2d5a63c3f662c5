import { eq, inArray } from 'drizzle-orm'
import { requestFollowers, type requests, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { isStaff } from '~/permissions/vocabulary'
import { companyPeople } from './request-access.server'

type OfRequest = Pick<
  typeof requests.$inferSelect,
  'id' | 'userId' | 'assigneeId' | 'companyProfileId'
>

/** The ids of who follows a request. */
export const followersOf = (from: Pick<Tx, 'select'>, requestId: string): string[] =>
  from
    .select({ id: requestFollowers.userId })
    .from(requestFollowers)
    .where(eq(requestFollowers.requestId, requestId))
    .all()
    .map(({ id }) => id)

/**
 * The ids of who takes part in a request: `clients`, its client and the people of its company;
 * `staff`, its assignee and who follows it. Somebody who is no staff any more is none of `staff`.
 */
export function peopleOfRequest(from: Pick<Tx, 'select'>, request: OfRequest) {
  const work = [request.assigneeId ?? [], ...followersOf(from, request.id)].flat()
  const staff = from
    .select()
    .from(users)
    .where(inArray(users.id, work))
    .all()
    .filter((person) => isStaff({ kind: 'member', ...person }))
  const clients = [request.userId ?? [], ...companyPeople(from, request.companyProfileId)].flat()
  return { clients: [...new Set(clients)], staff: staff.map(({ id }) => id) }
}

export type RequestPeople = ReturnType<typeof peopleOfRequest>
