import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
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
 * @param said undefined where nothing was said: it stays as it is
 * @returns how many claims are not confirmed
 * @throws DomainError `not-found`
 */
export async function confirmClaims(
  actor: Actor,
  projectId: string,
  { claims, said }: { claims: readonly Claim[]; said: (claim: Claim) => boolean | undefined },
): Promise<number> {
  let open = 0
  for (let from = 0; from < claims.length; from += atOnce) {
    const part = claims.slice(from, from + atOnce).map((claim) => {
      const [section = '', hash = ''] = claim.key.split(' ')
      return { claim, section, hash }
    })
    open += transaction((tx) => {
      const project = editableProject(actor, projectId)
      const ids = part.map(({ section }) => section)
      const here = and(eq(sections.projectId, projectId), inArray(sections.id, ids))
      const { id, confirmedClaims } = sections
      const rows = tx.select({ id, confirmedClaims }).from(sections).where(here).all()
      const kept = new Map(rows.map((row) => [row.id, row.confirmedClaims]))
      let [count, unconfirmed] = [0, 0]
      for (const { claim, section, hash } of part) {
        const was = kept.get(section) === hash
        const is = said(claim) ?? was
        if (!is) unconfirmed += 1
        if (is === was || !kept.has(section)) continue
        if (is) count += 1
        tx.update(sections)
          .set({ confirmedClaims: is ? hash : null })
          .where(eq(id, section))
          .run()
      }
      if (count > 0) emit(tx, actor, projectEvents.confirmedClaims, { project, details: { count } })
      return unconfirmed
    })
    await nextTurn()
  }
  return open
}
