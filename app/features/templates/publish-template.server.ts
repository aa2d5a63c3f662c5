import { eq, sql } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { managedTemplate } from './find-template.server'

/**
 * Offers a project template for use, or no longer. What was made from it stays.
 *
 * @throws Fault 403, `not-found`
 */
export function publishTemplate(actor: Actor, input: { id: string; published: boolean }): void {
  transaction((tx) => {
    const { id, published } = managedTemplate(actor, 'project', input.id, tx)
    if (published === input.published) return
    tx.update(projects)
      .set({
        published: input.published,
        version: sql`${projects.version} + 1`,
        updatedAt: Date.now(),
      })
      .where(eq(projects.id, id))
      .run()
    record(tx, {
      collection: 'projects',
      document: id,
      action: input.published ? 'published' : 'unpublished',
      user: actorKey(actor),
    })
    publish(tx, 'list:templates')
  })
}
