import { eq, sql } from 'drizzle-orm'
import { db, sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { projects, users } from '~/db/schema'
import { canManagePanels } from '~/permissions/panels'
import { canEditProject } from '~/permissions/projects'
import { canManageTemplates } from '~/permissions/templates'
import { canManageUsers } from '~/permissions/users'
import { type Actor, type ManageFlag, type Member, manageFlags } from '~/permissions/vocabulary'
import type { Topic } from './publish.server'

export type Judge = (actor: Actor, topic: Topic) => boolean

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
  sqlite
    .prepare("select user_id from collaborators where project_id = ? and status = 'active'")
    .pluck(),
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
  if (list === 'users') return canManageUsers(actor)
  if (list === 'panels') return canManagePanels(actor)
  return canManageTemplates(actor, 'page') || canManageTemplates(actor, 'project')
}

function ruleOf(projectId: string): (actor: Actor) => boolean {
  const facts = projectFacts().get({ id: projectId })
  if (!facts) return () => false
  const active = new Set(activeCollaborators().all(projectId))
  return (actor) => {
    const collaboration = actor.kind === 'member' && active.has(actor.id) ? 'active' : null
    return canEditProject(actor, { ...facts, collaboration })
  }
}

// Read as plain rows: thousands of people may be asked about for one event.
const openSessions = prepared(() =>
  sqlite
    .prepare(
      `select s.id, u.id, u.role, u.organization, ${manageFlags.map((flag) => `u.${column(flag)}`)}
       from sessions s join users u on u.id = s.user_id
       where s.id in (select value from json_each(?)) and s.expires_at > ? and u.temp_password = 0`,
    )
    .raw(),
)

/** The column of a flag: `manage_users` for `manageUsers`. */
const column = (flag: ManageFlag) => users[flag].name

/**
 * Who the people of these sessions are now. One that has ended, or whose person has to choose a
 * password first, is missing.
 */
export function membersOf(sessionIds: readonly string[]): Map<string, Member> {
  const members = new Map<string, Member>()
  if (sessionIds.length === 0) return members
  const rows = openSessions().all(JSON.stringify(sessionIds), Date.now()) as unknown[][]
  for (const [session, id, role, organization, ...flags] of rows) {
    const member = { kind: 'member', id, role, organization: organization === 1 } as Member
    manageFlags.forEach((flag, at) => {
      member[flag] = flags[at] === 1
    })
    members.set(session as string, member)
  }
  return members
}
