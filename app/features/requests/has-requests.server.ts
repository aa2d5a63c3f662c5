import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { requests } from '~/db/schema'
import { ownRequests } from '~/features/work-item-base/request/access.server'
import type { Member } from '~/permissions/vocabulary'

const ofPerson = prepared(() =>
  db
    .select({ id: requests.id })
    .from(requests)
    .where(ownRequests({ id: sql.placeholder('id') }))
    .limit(1)
    .prepare(),
)

/** Whether there are requests of somebody, or of a company whose work they see. */
export const hasRequests = ({ id }: Pick<Member, 'id'>): boolean =>
  ofPerson().get({ id }) !== undefined
