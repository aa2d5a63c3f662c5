import { transaction } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import type { Member } from '~/permissions/vocabulary'
import { claimGuestProject } from './claim-guest-project.server'

/**
 * Save to my projects: somebody signed in takes over a project that has no owner.
 *
 * @throws DomainError `project-limit` (403); `not-found` when it is gone or somebody else was faster
 */
export function claimOpenProject(actor: Member, projectId: string): void {
  transaction((tx) => {
    const claim = claimGuestProject(tx, projectId, actor, { mustFit: true })
    if (claim === 'limit-reached') throw new DomainError('project-limit', 403)
    if (claim === 'nothing') throw notFound()
  })
}
