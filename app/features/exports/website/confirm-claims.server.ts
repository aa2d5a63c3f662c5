import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { sections } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'
import type { WebsiteCheck } from './check-website.server'

type Claim = WebsiteCheck['claims'][number]

/** Sections of one transaction: others are answered between two of them. */
const atOnce = 300

/**
 * Keeps with each section whether what its example claims is true. It is asked again as soon as the section
 * claims something else.
 *
 * @throws DomainError `not-found`
 */
export async function confirmClaims(
  actor: Actor,
  projectId: string,
  { claims, isTrue }: { claims: readonly Claim[]; isTrue: (claim: Claim) => boolean },
): Promise<void> {
  const changed = claims.filter((claim) => isTrue(claim) !== claim.isConfirmed)
  for (let from = 0; from < changed.length; from += atOnce) {
    const part = changed.slice(from, from + atOnce)
    transaction((tx) => {
      const project = editableProject(actor, projectId)
      for (const claim of part) {
        const [id = '', hash = ''] = claim.key.split(' ')
        tx.update(sections)
          .set({ confirmedClaims: isTrue(claim) ? hash : null })
          .where(and(eq(sections.id, id), eq(sections.projectId, projectId)))
          .run()
      }
      const count = part.filter(isTrue).length
      if (count > 0) emit(tx, actor, projectEvents.confirmedClaims, { project, details: { count } })
    })
    await nextTurn()
  }
}
