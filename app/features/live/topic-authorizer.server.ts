import { sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { users } from '~/db/schema'
import { subjects } from '~/features/subjects/subjects.server'
import { listTopics } from '~/permissions/list-topics'
import type { SubjectKind } from '~/permissions/subjects'
import { type Actor, type ManageFlag, type Member, manageFlags } from '~/permissions/vocabulary'
import type { Topic } from './topics'

export type TopicAuthorizer = (actor: Actor, topic: Topic) => boolean

/**
 * Decides who may hear of a topic now. It asks the database once per topic, however many listen:
 * take a new one for every event.
 */
export function topicAuthorizer(): TopicAuthorizer {
  const known = new Map<string, (actor: Actor) => boolean>()
  return (actor, topic) => {
    const [kind = '', id = ''] = topic.split(':', 2)
    if (kind === 'user') return actor.kind === 'member' && actor.id === id
    if (kind === 'list') return listTopics[id as keyof typeof listTopics]?.(actor) ?? false
    const rule = known.get(topic) ?? subjects[kind as SubjectKind].mayOpen(id)
    known.set(topic, rule)
    return rule(actor)
  }
}

// Read as plain rows: thousands of people may be asked about for one event.
const openSessions = prepared(() =>
  sqlite
    .prepare(
      `select s.id, u.id, u.role, u.organization, ${manageFlags.map((flag) => `u.${column(flag)}`)}
       from sessions s join users u on u.id = s.user_id
       where s.id in (select value from json_each(?)) and s.expires_at > ? and u.temp_password = 0
         and u.closed_at is null`,
    )
    .raw(),
)

/** The column of a flag: `manage_users` for `manageUsers`. */
const column = (flag: ManageFlag) => users[flag].name

/**
 * Rereads the people of these sessions. A session that has ended, or whose person has to choose a password
 * first, is missing.
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
