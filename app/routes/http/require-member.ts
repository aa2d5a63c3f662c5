import { forbidden } from '~/domain-error'
import type { Viewer } from '~/features/accounts/viewer.server'
import type { Actor, Member } from '~/permissions/vocabulary'

/**
 * Finds the signed-in member.
 *
 * @throws DomainError 403 for a guest: the route table does not let one come here
 */
export function requireMember(actor: Actor): Member {
  if (actor.kind !== 'member') throw forbidden()
  return actor
}

/** The same with their account. @throws DomainError 403 for a guest */
export function memberWithAccount(user: Viewer['user']) {
  if (!user) throw forbidden()
  return { kind: 'member' as const, ...user }
}
