import { and, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { collaborators, projects } from '~/db/schema'
import { canSeeAllProjects, kindOfTemplate } from '~/permissions/projects'
import { canManageTemplates, templateKinds } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'

/**
 * The condition for the projects that somebody may open in the editor: `canEditProject` for many rows
 * at once (a test compares the two).
 */
export function openProjects(actor: Actor): SQL | undefined {
  const website = eq(projects.kind, 'website')
  if (actor.kind === 'guest') {
    return and(website, isNull(projects.ownerId), eq(projects.id, actor.projectId ?? ''))
  }
  if (canSeeAllProjects(actor)) return sql`true`
  const collaboration = db
    .select({ id: collaborators.id })
    .from(collaborators)
    .where(
      and(
        eq(collaborators.projectId, projects.id),
        eq(collaborators.userId, actor.id),
        eq(collaborators.status, 'active'),
      ),
    )
  const theirs = or(
    eq(projects.ownerId, actor.id),
    and(isNotNull(projects.ownerId), exists(collaboration)),
  )
  const templates = templateKinds
    .filter((kind) => canManageTemplates(actor, kind))
    .map((kind) => eq(projects.kind, kindOfTemplate(kind)))
  return or(and(website, theirs), ...templates)
}
