import { eq, sql } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { templateEvents } from '~/features/events/event-types/templates'
import type { Actor } from '~/permissions/vocabulary'
import { managedTemplate } from './find-template.server'

/**
 * Offers a project template for use, or no longer. What was made from it stays.
 *
 * @throws DomainError 403, `not-found`
 */
export function publishTemplate(actor: Actor, input: { id: string; published: boolean }): void {
  transaction((tx) => {
    const project = managedTemplate(actor, 'project', input.id, tx)
    if (project.published === input.published) return
    tx.update(projects)
      .set({
        published: input.published,
        version: sql`${projects.version} + 1`,
        updatedAt: Date.now(),
      })
      .where(eq(projects.id, project.id))
      .run()
    const how = input.published ? templateEvents.published : templateEvents.unpublished
    emit(tx, actor, how, { project })
  })
}
