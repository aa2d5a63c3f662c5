import { and, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import type { Origin } from '~/features/origins/origins.server'
import { requestMessages } from '~/messages/requests'
import { canSeeRequest, canUseRequestNotes } from '~/permissions/requests'
import { isStaff } from '~/permissions/vocabulary'
import { companyPeople, ownRequests } from './request-access.server'

const factsOf = (id: string) =>
  db
    .select({
      userId: requests.userId,
      assigneeId: requests.assigneeId,
      companyProfileId: requests.companyProfileId,
    })
    .from(requests)
    .where(eq(requests.id, id))
    .get()

/** Requests, as notifications, live topics and private files see them. */
export const requestOrigin: Origin = {
  namesOf: (actor, ids) => {
    if (ids.length === 0) return new Map()
    const found = db
      .select({ id: requests.id, number: requests.number, title: requests.title })
      .from(requests)
      .where(
        and(
          inArray(requests.id, [...new Set(ids)]),
          isStaff(actor) ? undefined : ownRequests(actor),
        ),
      )
      .all()
    return new Map(found.map((request) => [request.id, requestMessages.name(request)]))
  },
  mayOpen: (id) => {
    const request = factsOf(id)
    if (!request) return () => false
    const people = new Set(companyPeople(db, request.companyProfileId))
    return (actor) =>
      actor.kind === 'member' &&
      canSeeRequest(actor, { ...request, ofCompany: people.has(actor.id) })
  },
}

/** The notes of a request, by its id: staff's own. */
export const requestNotesOrigin: Origin = {
  namesOf: () => new Map(),
  mayOpen: (id) => {
    const request = factsOf(id)
    return (actor) => request !== undefined && canUseRequestNotes(actor, request)
  },
}
