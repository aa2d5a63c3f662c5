import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { db, sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { projects } from '~/db/schema'
import type { NotifiedSubject } from '~/features/subjects/subject'
import { canEditProject } from '~/permissions/projects'
import { openProjects } from './scope.server'

const facts = prepared(() =>
  db
    .select({ id: projects.id, ownerId: projects.ownerId, kind: projects.kind })
    .from(projects)
    .where(and(eq(projects.id, sql.placeholder('id')), isNull(projects.deletedAt)))
    .prepare(),
)

const activeCollaborators = prepared(() =>
  sqlite
    .prepare("select user_id from collaborators where project_id = ? and status = 'active'")
    .pluck(),
)

/** Projects, as notifications and live topics see them. */
export const projectSubject: NotifiedSubject = {
  namesOf: (actor, ids) => {
    if (ids.length === 0) return new Map()
    const found = db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(
        and(
          inArray(projects.id, [...new Set(ids)]),
          isNull(projects.deletedAt),
          openProjects(actor),
        ),
      )
      .all()
    return new Map(found.map(({ id, name }) => [id, name]))
  },
  mayOpen: (id) => {
    const project = facts().get({ id })
    if (!project) return () => false
    const active = new Set(activeCollaborators().all(id))
    return (actor) => {
      const collaboration = actor.kind === 'member' && active.has(actor.id) ? 'active' : null
      return canEditProject(actor, { ...project, collaboration })
    }
  },
}
