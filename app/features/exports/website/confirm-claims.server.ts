import { and, eq } from 'drizzle-orm'
import { sections } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'
import type { WebsiteCheck } from './check-website.server'

type Claim = WebsiteCheck['claims'][number]

/**
 * Keeps with each section whether what its example claims is true. It is asked again as soon as the section
 * claims something else.
 *
 * @throws DomainError `not-found`
 */
export function confirmClaims(
  actor: Actor,
  projectId: string,
  { claims, isTrue }: { claims: readonly Claim[]; isTrue: (claim: Claim) => boolean },
): void {
  const changed = claims.filter((claim) => isTrue(claim) !== claim.isConfirmed)
  if (changed.length === 0) return
  transaction((tx) => {
    const project = editableProject(actor, projectId)
    for (const claim of changed) {
      const [id = '', hash = ''] = claim.key.split(' ')
      tx.update(sections)
        .set({ confirmedClaims: isTrue(claim) ? hash : null })
        .where(and(eq(sections.id, id), eq(sections.projectId, projectId)))
        .run()
    }
    const count = changed.filter(isTrue).length
    if (count > 0) emit(tx, actor, projectEvents.confirmedClaims, { project, details: { count } })
  })
}
