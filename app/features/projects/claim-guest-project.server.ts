import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { pageOps, pages, projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { limits } from '~/permissions/limits'
import type { Member } from '~/permissions/vocabulary'
import { mayOwnAnotherProject } from './project-limit.server'

export type Claim = 'claimed' | 'limit-reached' | 'nothing'

/**
 * Moves a guest's project to an account, in the transaction that signs the person up or in. The
 * first to claim it owns it. A sign-up never loses the project; a sign-in obeys the project limit.
 */
export function claimGuestProject(
  tx: Tx,
  projectId: string | null,
  actor: Member,
  { mustFit }: { mustFit: boolean },
): Claim {
  if (!projectId) return 'nothing'
  const ownerless = and(
    eq(projects.id, projectId),
    isNull(projects.ownerId),
    isNull(projects.deletedAt),
    eq(projects.kind, 'website'),
  )
  const project = tx.select().from(projects).where(ownerless).get()
  if (!project) return 'nothing'
  if (mustFit && !mayOwnAnotherProject(tx, actor)) return 'limit-reached'
  tx.update(projects).set({ ownerId: actor.id, updatedAt: Date.now() }).where(ownerless).run()
  // Undo is per person: what the guest did is from now on what the member did, as far as it is kept.
  const guest = sql`+${pageOps.actor} = ${`guest:${projectId}`}`
  for (const page of tx.select().from(pages).where(eq(pages.projectId, projectId)).all()) {
    const kept = page.revision - limits.changesOfPage.guest
    tx.update(pageOps)
      .set({ actor: actor.id })
      .where(and(eq(pageOps.pageId, page.id), gt(pageOps.revision, kept), guest))
      .run()
  }
  emit(tx, actor, projectEvents.claimed, { project: { ...project, ownerId: actor.id } })
  return 'claimed'
}
