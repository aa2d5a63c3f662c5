import type { User } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { type Claim, claimGuestProject } from '~/features/projects/claim-guest-project.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import { type KnownDevice, newDevice } from './known-device.server'
import { startSession } from './start-session.server'

export type SignedIn = {
  token: string
  /** Record of it for the browser. */
  device: KnownDevice
  member: Member
  claim: Claim
  /** The guest's project that the claim is about. */
  projectId?: string | null
}

/** A session for an account. The guest's project comes along; a new account has room for it always. */
export function openSession(
  tx: Tx,
  actor: Actor,
  account: User,
  userAgent: string,
  isNew: boolean,
): SignedIn {
  const member: Member = { kind: 'member', ...account }
  const projectId = actor.kind === 'guest' ? actor.projectId : null
  const claim = claimGuestProject(tx, projectId, member, { mustFit: !isNew })
  const token = startSession(tx, account.id, userAgent)
  return { token, device: newDevice(account), member, claim, projectId }
}
