import { db } from '~/db/client.server'
import { forbidden } from '~/domain-error'
import { followersOfGround, openGround } from '~/features/grounds/grounds.server'
import { listStaff } from '~/features/user-access/list-staff.server'
import type { Actor } from '~/permissions/vocabulary'
import type { Work } from '~/work/kinds'

/** What the form shows that assigns a piece of work. @throws DomainError `not-found` */
export function assignment(actor: Actor, work: Work) {
  const { version, assigneeId } = openGround(db, actor, work)
  return { work, version, assignee: assigneeId ?? '', staff: listStaff() }
}

/** What the form shows that says who follows a piece of work. @throws DomainError `not-found` */
export function following(actor: Actor, work: Work) {
  const ground = openGround(db, actor, work)
  const followers = followersOfGround(db, ground)
  return { work, version: ground.version, followers, staff: listStaff() }
}

/** What the form shows that says how urgent it is. @throws DomainError `not-found`; 403 for who may not */
export function priorityForm(actor: Actor, work: Work) {
  const { version, priority, may } = openGround(db, actor, work)
  if (!may.prioritise) throw forbidden()
  return { work, version, priority }
}
