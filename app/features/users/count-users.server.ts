import { and, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { userInvites, users } from '~/db/schema'
import { invitedAs } from '~/features/invitations/invited-as.server'
import { requireUserManager } from '~/features/user-access/require-user-manager.server'
import { mostCounted } from '~/messages/format'
import { type Actor, type ListedRole, listedRoles } from '~/permissions/vocabulary'
import {
  createdWithin,
  isCommon,
  narrowed,
  ofRole,
  type UserQuestion,
} from './user-question.server'

/**
 * How many people each tab of the users list has under the same filters, and how many invitations
 * under the same search: counted up to `mostCounted` and one more. Null where counting would read a great part
 * of a big table: for a package that very many have.
 *
 * @throws DomainError 403 for anyone who may not manage users
 */
export function countUsers(
  actor: Actor,
  question: UserQuestion,
): Record<ListedRole | 'all' | 'invited', number> | null {
  requireUserManager(db, actor)
  if (question.packageId && isCommon(question.packageId)) return null
  const upTo = (from: SQL) => sql`(select count(*) from (${from} limit ${mostCounted + 1}))`
  const people = (role: ListedRole | null) => {
    const which = and(
      createdWithin(question, null),
      narrowed(question),
      ofRole(role, question.only),
    )
    return upTo(sql`select 1 from ${users} where ${which}`)
  }
  const invited = and(sql`created_at >= 0`, invitedAs(question.search))
  const [counted] = db.all<Record<string, number>>(sql`select ${people(null)} as "all",
    ${sql.join(
      listedRoles.map((role) => sql`${people(role)} as ${sql.identifier(role)}`),
      sql`, `,
    )}, ${upTo(sql`select 1 from ${userInvites} where ${invited}`)} as invited`)
  return counted as ReturnType<typeof countUsers>
}
