import { and, eq, isNull, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { collaborators, projects } from '~/db/schema'
import { forbidden, notFound } from '~/domain-error'
import { canEditProject, type ProjectFacts } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

export type Project = typeof projects.$inferSelect

const byId = prepared(() =>
  db
    .select()
    .from(projects)
    .where(and(eq(projects.id, sql.placeholder('id')), isNull(projects.deletedAt)))
    .prepare(),
)

const ownCollaboration = prepared(() =>
  db
    .select({ status: collaborators.status })
    .from(collaborators)
    .where(
      and(
        eq(collaborators.projectId, sql.placeholder('id')),
        eq(collaborators.userId, sql.placeholder('user')),
      ),
    )
    .prepare(),
)

/** A project with what the rules look at; undefined when it does not exist. */
export function findProject(actor: Actor, id: string): (Project & ProjectFacts) | undefined {
  const project = byId().get({ id })
  if (!project) return undefined
  const mayCollaborate = actor.kind === 'member' && actor.id !== project.ownerId
  const row = mayCollaborate ? ownCollaboration().get({ id, user: actor.id }) : undefined
  return { ...project, collaboration: row?.status ?? null }
}

/**
 * The project somebody is about to change. The statements run on the process's one connection and
 * so inside the transaction that is open.
 *
 * @throws DomainError `not-found` when it does not exist or the person may not edit it
 */
export function editableProject(actor: Actor, id: string): Project & ProjectFacts {
  const project = findProject(actor, id)
  if (!project || !canEditProject(actor, project)) throw notFound()
  return project
}

/**
 * The project somebody is about to do something special to.
 *
 * @param allowed the rule; runs for people who may edit the project, the rest does not see it
 * @throws DomainError `not-found` when it does not exist or is not visible, 403 when the rule says no
 */
export function permittedProject(
  actor: Actor,
  id: string,
  allowed: (actor: Actor, project: ProjectFacts) => boolean,
): Project & ProjectFacts {
  const project = editableProject(actor, id)
  if (!allowed(actor, project)) throw forbidden()
  return project
}
