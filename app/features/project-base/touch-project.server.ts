import { eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

const statement = prepared(() =>
  db
    .update(projects)
    .set({ updatedAt: sql`${sql.placeholder('now')}` })
    .where(eq(projects.id, sql.placeholder('id')))
    .prepare(),
)

/**
 * Notes that what a project shows was changed: its pages, sections or content sheets. Lists call it
 * *Changed*. The transaction says that it belongs into the one of the change itself.
 */
export function touchProject(_: Tx, id: string): void {
  statement().run({ id, now: Date.now() })
}
