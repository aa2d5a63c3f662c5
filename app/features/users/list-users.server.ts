import { and, eq, inArray, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestPackages, userPackages, users } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { requireUserManager } from '~/features/user-access/require-user-manager.server'
import { mostCounted } from '~/messages/format'
import { canEditUser } from '~/permissions/users'
import { type Actor, manageFlags } from '~/permissions/vocabulary'
import { createdWithin, narrowed, ofRole, type UserQuestion } from './user-question.server'

/** One page of the users, newest first. @throws DomainError 403 for anyone who may not manage users */
export function listUsers(actor: Actor, question: UserQuestion & { place?: PageStart }) {
  const manager = requireUserManager(db, actor)
  const { rows, ...ways } = readPage({
    select: db.select().from(users).$dynamic(),
    where: (start) =>
      and(createdWithin(question, start), narrowed(question), ofRole(question.role, question.only)),
    sort: newestFirst(users.createdAt, users.id),
    place: question.place,
  })
  const ids = rows.map(({ id }) => id)
  const packages = packageNames(ids)
  const projects = projectCounts(ids)
  return {
    users: rows.map((user) => ({
      id: user.id,
      fullName: user.fullName,
      email: user.email,
      role: user.role,
      organization: user.organization,
      employeeRole: user.employeeRole,
      tempPassword: user.tempPassword,
      avatar: user.avatar,
      createdAt: user.createdAt,
      lastSeenAt: user.lastSeenAt,
      projects: projects.get(user.id) ?? 0,
      flags: manageFlags.filter((flag) => user[flag]).length,
      packages: packages.get(user.id) ?? [],
      editable: canEditUser(manager, user),
      self: user.id === manager.id,
    })),
    ...ways,
  }
}

/** How many websites each of these people has, counted up to `mostCounted` and one more. */
function projectCounts(ids: string[]): Map<string, number> {
  const rows = db.all<{ id: string; n: number }>(sql`
    select value as id, (select count(*) from (
      select 1 from projects where owner_id = value limit ${mostCounted + 1})) as n
    from json_each(${JSON.stringify(ids)})`)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

function packageNames(ids: string[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  if (ids.length === 0) return names
  const rows = db
    .select({ userId: userPackages.userId, name: requestPackages.name })
    .from(userPackages)
    .innerJoin(requestPackages, eq(requestPackages.id, userPackages.packageId))
    .where(inArray(userPackages.userId, ids))
    .all()
  for (const { userId, name } of rows) names.set(userId, [...(names.get(userId) ?? []), name])
  return names
}
