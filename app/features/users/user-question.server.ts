import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { userPackages, users } from '~/db/schema'
import type { startOf } from '~/features/lists/pages.server'
import { isIndexed, phrase, searchText } from '~/features/lists/search.server'
import type { ManageFlag, Role } from '~/permissions/vocabulary'

export type UserKind = Role | 'employee'

/** What a list of users is narrowed to. */
export type UserQuestion = {
  /** Part of a name or e-mail. */
  search?: string
  kind?: UserKind | null
  /** The id of a package they have. */
  packageId?: string | null
  /** A flag that counts for them: employees who hold it. */
  flag?: ManageFlag | null
  /** Created at this moment or later, in milliseconds. */
  from?: number | null
  /** Created before this moment. */
  to?: number | null
}

/** A search looks through this many of the newest hits; a package with as many is common. */
const candidates = 1000
const endOfTime = 8.64e15

/**
 * Always a range, so that the index on the moment of creation is searched. Where the page starts at
 * a row, that row is the bound at its end: SQLite would take the wider of two.
 */
export function created({ from, to }: UserQuestion, start: ReturnType<typeof startOf>) {
  const at = Number(start?.values[0])
  const [least, end] = [from ?? 0, to ?? endOfTime]
  return and(
    start?.back && at >= least ? undefined : gte(users.createdAt, least),
    start && !start.back && at < end ? undefined : lt(users.createdAt, end),
  )
}

export function ofKind(kind: UserQuestion['kind']): SQL | undefined {
  if (!kind) return undefined
  return kind === 'employee' ? eq(users.organization, true) : eq(users.role, kind)
}

/** Search, package and flag. */
export const narrowed = ({ search, packageId, flag }: UserQuestion): SQL | undefined =>
  and(
    matches(search),
    packageId ? withPackage(packageId) : undefined,
    flag ? and(eq(users.organization, true), eq(users[flag], true)) : undefined,
  )

/** Whether so many have a package that it is found while reading the list in its order. */
export const isCommon = (packageId: string): boolean =>
  db
    .select({ id: userPackages.userId })
    .from(userPackages)
    .where(eq(userPackages.packageId, packageId))
    .limit(candidates + 1)
    .all().length > candidates

/** A rare package leads to its people; a common one is looked for in the list's own order. */
function withPackage(packageId: string): SQL {
  if (!isCommon(packageId)) {
    const theirs = db
      .select({ id: userPackages.userId })
      .from(userPackages)
      .where(eq(userPackages.packageId, packageId))
    return inArray(users.id, theirs)
  }
  return sql`exists (select 1 from user_packages
    where user_id = ${users.id} and package_id = ${packageId})`
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
