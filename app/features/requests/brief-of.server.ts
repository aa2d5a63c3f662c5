import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, users } from '~/db/schema'
import { answersOf } from '~/features/conversations/answers-of.server'
import { visibleRequest } from '~/features/request-base/request-access.server'
import type { Actor } from '~/permissions/vocabulary'

/**
 * What was asked for, see `answersOf`, and by whom.
 *
 * @throws Fault `not-found`, also when it is not theirs to see
 */
export function briefOf(actor: Actor, requestId: string) {
  const request = visibleRequest(db, actor, requestId)
  const { id, number, title, typeName, category, deadline, createdAt } = request
  return {
    ...{ id, number, title, typeName, category, deadline, createdAt },
    ...answersOf(request),
    client: nameOf(request.userId),
    company: companyOf(request.companyProfileId),
  }
}

const nameOf = (id: string | null) =>
  db
    .select({ name: users.fullName })
    .from(users)
    .where(eq(users.id, id ?? ''))
    .get()?.name ?? null

const companyOf = (id: string | null) =>
  db
    .select({ name: companyProfiles.name })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, id ?? ''))
    .get()?.name ?? null
