import { and, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { workNotesSubject, workSubject } from '~/features/work-item-base/work-subject.server'
import { isStaff } from '~/permissions/vocabulary'
import { ownRequests } from './access.server'

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

/** Requests, as notifications and live topics see them. */
export const requestSubject = workSubject(factsOf, (actor, ids) =>
  db
    .select({ id: requests.id, number: requests.number, title: requests.title })
    .from(requests)
    .where(and(inArray(requests.id, ids), isStaff(actor) ? undefined : ownRequests(actor)))
    .all(),
)

/** The notes of a request, by its id: staff's own. */
export const requestNotesSubject = workNotesSubject(factsOf)
