import type { User } from '~/db/schema'
import { forbidden } from '~/faults'
import type { Actor, Member } from '~/permissions/vocabulary'

/** Who is signed in. @throws Fault 403 for a guest: the access table does not let one come here */
export function memberOf(actor: Actor): Member {
  if (actor.kind !== 'member') throw forbidden()
  return actor
}

/** The same with their account. @throws Fault 403 for a guest */
export function memberWithAccount(user: User | null): Member & User {
  if (!user) throw forbidden()
  return { kind: 'member', ...user }
}
