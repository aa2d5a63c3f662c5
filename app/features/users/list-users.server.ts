import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestPackages, userPackages, users } from '~/db/schema'
import {
  cursorOf,
  type Place,
  pageSize,
  readFrom,
  startOf,
  turnedPage,
} from '~/features/lists/pages.server'
import { isIndexed, phrase, searchText } from '~/features/lists/search.server'
import { mostCounted } from '~/messages/format'
import { canEditUser } from '~/permissions/users'
import { type Actor, manageFlags, type Role } from '~/permissions/vocabulary'
import { requireManager } from './manager.server'

type UserQuestion = {
  /** Part of a name or e-mail. */
  search?: string
  kind?: Role | 'employee' | null
  /** Created at this moment or later, in milliseconds. */
  from?: number | null
  /** Created before this moment. */
  to?: number | null
  place?: Place
}

/** A search looks through this many of the newest hits. */
const candidates = 1000
const endOfTime = 8.64e15

/** One page of the users, newest first. @throws Fault 403 for who may not manage users */
export function listUsers(actor: Actor, question: UserQuestion) {
  const manager = requireManager(db, actor)
  const start = startOf(question.place ?? null)
  const { beyond, order } = readFrom(start, [users.createdAt, users.id])
  const rows = db
    .select()
    .from(users)
    .where(and(created(question, start), ofKind(question.kind), matches(question.search), beyond))
    .orderBy(...order)
    .limit(pageSize + 1)
    .all()
  const { page, ...ways } = turnedPage(rows, start, (row) => cursorOf(row.createdAt, row.id))
  const ids = page.map(({ id }) => id)
  const packages = packageNames(ids)
  const projects = projectCounts(ids)
  return {
    users: page.map((user) => ({
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

/**
 * Always a range, so that the index on the moment of creation is searched. Where the page starts at
 * a row, that row is the bound at its end: SQLite would take the wider of two.
 */
function created({ from, to }: UserQuestion, start: ReturnType<typeof startOf>) {
  const at = Number(start?.values[0])
  const [least, end] = [from ?? 0, to ?? endOfTime]
  return and(
    start?.back && at >= least ? undefined : gte(users.createdAt, least),
    start && !start.back && at < end ? undefined : lt(users.createdAt, end),
  )
}

function ofKind(kind: UserQuestion['kind']): SQL | undefined {
  if (!kind) return undefined
  return kind === 'employee' ? eq(users.organization, true) : eq(users.role, kind)
}

/** Three letters or more stand anywhere; fewer are the beginning of a name or an e-mail. */
function matches(search?: string): SQL | undefined {
  const text = searchText(search)
  if (!text) return undefined
  if (isIndexed(text)) {
    return sql`${users.rowNumber} in (select rowid from users_search
      where users_search match ${phrase(text)} order by rowid desc limit ${candidates})`
  }
  const [first, last] = [text.toLowerCase(), `${text.toLowerCase()}\u{10ffff}`]
  return sql`${users.rowNumber} in (
    select row_number from (select row_number from users
      where email >= ${first} and email < ${last} limit ${candidates})
    union
    select row_number from (select row_number from users
      where full_name collate nocase >= ${first} and full_name collate nocase < ${last}
      limit ${candidates}))`
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
