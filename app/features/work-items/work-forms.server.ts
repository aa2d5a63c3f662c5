import { db } from '~/db/client.server'
import { forbidden } from '~/domain-error'
import { listStaff } from '~/features/user-access/list-staff.server'
import { getFollowers, openWorkItem } from '~/features/work-item-base/work-items.server'
import type { Actor } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'

/** Data of the form that assigns a work item. @throws DomainError `not-found` */
export function assignment(actor: Actor, work: Work) {
  const { version, assigneeId } = openWorkItem(db, actor, work)
  return { work, version, assignee: assigneeId ?? '', staff: listStaff() }
}

/** Data of the form for the followers of a work item. @throws DomainError `not-found` */
export function following(actor: Actor, work: Work) {
  const workItem = openWorkItem(db, actor, work)
  const followers = getFollowers(db, workItem)
  return { work, version: workItem.version, followers, staff: listStaff() }
}

/** Data of the form for its priority. @throws DomainError `not-found`; 403 for anyone who may not */
export function priorityForm(actor: Actor, work: Work) {
  const { version, priority, may } = openWorkItem(db, actor, work)
  if (!may.prioritise) throw forbidden()
  return { work, version, priority }
}
