import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestPins, requests } from '~/db/schema'
import { ownRequests } from '~/features/work-item-base/request/access.server'
import { type Actor, isStaff } from '~/permissions/vocabulary'

/** An open request about a section. */
type OpenPin = { id: string; title: string }

/** More marks than these are on no page. */
const mostPins = 500

/**
 * The sections of a project that open requests are about, each with the newest one that somebody may
 * see.
 */
export function openPinsOf(
  actor: Actor,
  projectId: string,
  sectionIds: readonly string[],
): Record<string, OpenPin> {
  if (actor.kind === 'guest') return {}
  const found = db
    .select({ sectionId: requestPins.sectionId, id: requests.id, title: requests.title })
    .from(requestPins)
    .innerJoin(requests, eq(requests.id, requestPins.requestId))
    .where(
      and(
        eq(requestPins.projectId, projectId),
        inArray(requestPins.sectionId, [...sectionIds]),
        ne(requests.status, 'completed'),
        isStaff(actor) ? undefined : ownRequests(actor),
      ),
    )
    .orderBy(desc(requests.createdAt))
    .limit(mostPins)
    .all()
  // The newest one is written last.
  return Object.fromEntries(
    found.reverse().map(({ sectionId, id, title }) => [sectionId, { id, title }]),
  )
}
