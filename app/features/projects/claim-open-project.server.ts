import { transaction } from '~/db/transaction.server'
import { Fault, notFound } from '~/faults'
import type { Member } from '~/permissions/vocabulary'
import { claimGuestProject } from './claim-guest-project.server'

/**
 * Save to my projects: somebody signed in takes over a project that has no owner.
 *
 * @throws Fault `project-limit` (403); `not-found` when it is gone or somebody else was faster
 */
export function claimOpenProject(actor: Member, projectId: string): void {
  transaction((tx) => {
    const claim = claimGuestProject(tx, projectId, actor, { mustFit: true })
    if (claim === 'limit-reached') throw new Fault('project-limit', 403)
    if (claim === 'nothing') throw notFound()
  })
}
