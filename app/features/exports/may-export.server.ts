import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { collaborators, projects } from '~/db/schema'
import { canEditProject } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

/** Downloads are for whoever may edit the project. */
export function mayExport(actor: Actor, projectId: string): boolean {
  const project = db.select().from(projects).where(eq(projects.id, projectId)).get()
  if (!project) return false
  const own =
    actor.kind === 'member'
      ? db
          .select({ status: collaborators.status })
          .from(collaborators)
          .where(and(eq(collaborators.projectId, projectId), eq(collaborators.userId, actor.id)))
          .get()
      : undefined
  return canEditProject(actor, { ...project, collaboration: own?.status ?? null })
}
