import { asc } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests, requestTypes } from '~/db/schema'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { scopeOf } from './request-conditions.server'

/** Types that can be chosen from. */
const most = 200

/** The types that a list can be narrowed to: staff see all of them, others those of their requests. */
export function listTypeChoices(actor: Member): { id: string; name: string }[] {
  if (isStaff(actor)) {
    return db
      .select({ id: requestTypes.id, name: requestTypes.name })
      .from(requestTypes)
      .orderBy(asc(requestTypes.order), asc(requestTypes.name))
      .limit(most)
      .all()
  }
  return db
    .selectDistinct({ id: requests.typeId, name: requests.typeName })
    .from(requests)
    .where(scopeOf(actor))
    .orderBy(asc(requests.typeName))
    .limit(most)
    .all()
    .flatMap(({ id, name }) => (id === null ? [] : { id, name }))
}
