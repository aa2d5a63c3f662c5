import type { Tx } from '~/db/transaction.server'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { followersOfGround, openGround } from '~/features/grounds/grounds.server'
import type { Ground } from '~/features/work-base/ground'
import type { Actor } from '~/permissions/vocabulary'
import type { Work } from '~/work/kinds'

/** What is to be changed, as a form saw it: `version` is the one it was made from. */
export type AtVersion = { work: Work; version: number }

/**
 * A piece of work that is about to be changed, as it was when the form was made; null where it is already
 * what the form asks for, whoever made it so: a button that is pressed twice asks for what is.
 *
 * @param allowed throws when the actor may not
 * @param isSo whether it is what is asked for
 * @throws DomainError `not-found`, `stale` (409), and what `allowed` throws
 */
export function openForChange(
  tx: Tx,
  actor: Actor,
  { work, version }: AtVersion,
  allowed: (ground: Ground) => void,
  isSo: (ground: Ground) => boolean = () => false,
): Ground | null {
  const ground = openGround(tx, actor, work)
  allowed(ground)
  if (isSo(ground)) return null
  // What can be changed of it, as a screen of two versions shows it.
  expectVersion(ground, version, {
    status: ground.status,
    priority: ground.priority,
    assignee: ground.assigneeId,
    followers: followersOfGround(tx, ground),
  })
  return ground
}
