import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { collaborators, projects, sessions, users } from '~/db/schema'
import { canEditProject } from '~/permissions/projects'
import { canManageTemplates } from '~/permissions/templates'
import { type Actor, holds, type Member } from '~/permissions/vocabulary'
import type { Topic } from './publish.server'

type Judge = (actor: Actor, topic: Topic) => boolean

const projectFacts = prepared(() =>
  db
    .select({
      id: projects.id,
      ownerId: projects.ownerId,
      template: projects.template,
      pageTemplate: projects.pageTemplate,
    })
    .from(projects)
    .where(eq(projects.id, sql.placeholder('id')))
    .prepare(),
)

const activeCollaborators = prepared(() =>
  db
    .select({ userId: collaborators.userId })
    .from(collaborators)
    .where(
      and(eq(collaborators.projectId, sql.placeholder('id')), eq(collaborators.status, 'active')),
    )
    .prepare(),
)

/**
 * Who may hear of a topic now. A judge asks the database once for each project, however many listen:
 * take a new one for every event.
 */
export function newJudge(): Judge {
  const known = new Map<string, (actor: Actor) => boolean>()
  return (actor, topic) => {
    const [kind, id = ''] = topic.split(':', 2)
    if (kind === 'user') return actor.kind === 'member' && actor.id === id
    if (kind === 'list') return mayHearList(actor, id)
    const rule = known.get(id) ?? ruleOf(id)
    known.set(id, rule)
    return rule(actor)
  }
}

function mayHearList(actor: Actor, list: string): boolean {
  if (list === 'users') return holds(actor, 'manageUsers')
  if (list === 'panels') return holds(actor, 'manageBlocks')
  return canManageTemplates(actor, 'page') || canManageTemplates(actor, 'project')
}

function ruleOf(projectId: string): (actor: Actor) => boolean {
  const facts = projectFacts().get({ id: projectId })
  if (!facts) return () => false
  const active = new Set(
    activeCollaborators()
      .all({ id: projectId })
      .map(({ userId }) => userId),
  )
  return (actor) => {
    const collaboration = actor.kind === 'member' && active.has(actor.id) ? 'active' : null
    return canEditProject(actor, { ...facts, collaboration })
  }
}

const {
  id,
  role,
  organization,
  manageUsers,
  manageProjects,
  manageOrders,
  managePageTemplates,
  manageProjectTemplates,
  manageBlocks,
  manageRequests,
  manageAllRequests,
} = users
const rights = {
  id,
  role,
  organization,
  manageUsers,
  manageProjects,
  manageOrders,
  managePageTemplates,
  manageProjectTemplates,
  manageBlocks,
  manageRequests,
  manageAllRequests,
}

/**
 * Who the people of these sessions are now. One that has ended, or whose person has to choose a
 * password first, is missing.
 */
export function membersOf(sessionIds: readonly string[]): Map<string, Member> {
  if (sessionIds.length === 0) return new Map()
  const rows = db
    .select({ session: sessions.id, ...rights })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, sql`(select value from json_each(${JSON.stringify(sessionIds)}))`),
        gt(sessions.expiresAt, Date.now()),
        eq(users.tempPassword, false),
      ),
    )
    .all()
  return new Map(rows.map(({ session, ...person }) => [session, { kind: 'member', ...person }]))
}
