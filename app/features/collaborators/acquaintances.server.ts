import { type SQL, sql } from 'drizzle-orm'
import {
  collaborators,
  companyProfiles,
  orderFollowers,
  orders,
  profileMembers,
  projects,
  requestFollowers,
  requests,
  users,
} from '~/db/schema'
import { ownOrders } from '~/features/work-item-base/order/access.server'
import { ownRequests } from '~/features/work-item-base/request/access.server'
import { isStaff, type Member } from '~/permissions/vocabulary'

/**
 * Limits a list of users to those whom somebody may find: people with whom they share a project, a company
 * or work. Staff find everybody, so they have no condition.
 */
export function acquaintances(actor: Member): SQL | undefined {
  if (isStaff(actor)) return undefined
  const me = actor.id
  const theirProjects = sql`
    select ${projects.id} from ${projects} where ${projects.ownerId} = ${me}
    union select ${collaborators.projectId} from ${collaborators}
      where ${collaborators.userId} = ${me} and ${collaborators.status} = 'active'`
  const theirCompanies = sql`
    select ${companyProfiles.id} from ${companyProfiles} where ${companyProfiles.ownerId} = ${me}
    union select ${profileMembers.profileId} from ${profileMembers} where ${profileMembers.userId} = ${me}`
  return sql`${users.id} in (
    select ${projects.ownerId} from ${projects} where ${projects.id} in (${theirProjects})
    union select ${collaborators.userId} from ${collaborators}
      where ${collaborators.status} = 'active' and ${collaborators.projectId} in (${theirProjects})
    union select ${companyProfiles.ownerId} from ${companyProfiles} where ${companyProfiles.id} in (${theirCompanies})
    union select ${profileMembers.userId} from ${profileMembers} where ${profileMembers.profileId} in (${theirCompanies})
    union select ${requests.assigneeId} from ${requests} where ${ownRequests(actor)}
    union select ${requestFollowers.userId} from ${requestFollowers}
      where ${requestFollowers.requestId} in (select ${requests.id} from ${requests} where ${ownRequests(actor)})
    union select ${orders.assigneeId} from ${orders} where ${ownOrders(actor)}
    union select ${orderFollowers.userId} from ${orderFollowers}
      where ${orderFollowers.orderId} in (select ${orders.id} from ${orders} where ${ownOrders(actor)})
  )`
}
