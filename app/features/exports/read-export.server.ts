import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { exportsTable } from '~/db/schema'
import { notFound } from '~/domain-error'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'

type Export = typeof exportsTable.$inferSelect

/** A download of a project. @throws DomainError 404 when it is gone or the person may not have it */
export function readExport(actor: Actor, projectId: string, id: string): Export {
  editableProject(actor, projectId)
  const row = db
    .select()
    .from(exportsTable)
    .where(and(eq(exportsTable.id, id), eq(exportsTable.projectId, projectId)))
    .get()
  if (!row) throw notFound()
  return row
}
