import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { collaborators, projectInvites, users } from '~/db/schema'
import type { Project } from '~/features/project-base/project-access.server'
import { limits } from '~/permissions/limits'
import {
  canAddCollaborators,
  canLeaveProject,
  canRemoveCollaborator,
  hasCollaborators,
  type ProjectFacts,
} from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

/** Requests shown at once, the oldest first. */
const shownRequests = 20

const byStatus = prepared(() =>
  db
    .select({ id: collaborators.id, name: users.fullName, avatar: users.avatar, userId: users.id })
    .from(collaborators)
    .innerJoin(users, eq(users.id, collaborators.userId))
    .where(
      and(
        eq(collaborators.projectId, sql.placeholder('project')),
        eq(collaborators.status, sql.placeholder('status')),
      ),
    )
    .orderBy(collaborators.createdAt, collaborators.id)
    .limit(sql.placeholder('most'))
    .prepare(),
)

const personById = prepared(() =>
  db
    .select({ name: users.fullName, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
)

const openInvites = prepared(() =>
  db
    .select({ id: projectInvites.id, email: projectInvites.email })
    .from(projectInvites)
    .where(eq(projectInvites.projectId, sql.placeholder('project')))
    .orderBy(projectInvites.createdAt, projectInvites.id)
    .limit(limits.collaboratorsOfProject)
    .prepare(),
)

/** Content of the Collaborators panel; null when there is none. */
export type CollaboratorsPanel = ReturnType<typeof listCollaborators>

/**
 * Lists the collaborators of a project and the people who ask to be, as far as the viewer may know:
 * requests are for those who can answer them.
 */
export function listCollaborators(actor: Actor, project: Project & ProjectFacts) {
  if (actor.kind !== 'member' || !hasCollaborators(project)) return null
  const manage = canAddCollaborators(actor, project)
  const read = (status: 'active' | 'pending', most: number) =>
    byStatus().all({ project: project.id, status, most })
  const pending = manage ? read('pending', shownRequests + 1) : []
  return {
    owner: personById().get({ id: project.ownerId }) ?? null,
    active: read('active', limits.collaboratorsOfProject).map(({ userId, ...person }) => ({
      ...person,
      self: userId === actor.id,
    })),
    pending: pending.slice(0, shownRequests).map(({ id, name, avatar }) => ({ id, name, avatar })),
    /** People who were invited by email and have not answered. */
    invites: manage ? openInvites().all({ project: project.id }) : [],
    morePending: pending.length > shownRequests,
    /** The moment of this look: Accept all means who had asked by then. */
    until: Date.now(),
    add: manage,
    remove: canRemoveCollaborator(actor, project),
    leave: canLeaveProject(actor, project),
  }
}
