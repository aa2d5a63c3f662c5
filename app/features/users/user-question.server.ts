import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { userPackages, users } from '~/db/schema'
import type { Start } from '~/features/lists/keyset.server'
import { byName } from '~/features/lists/name-search.server'
import { matches } from '~/features/lists/search.server'
import type { JoinedBy, ListedRole, ManageFlag } from '~/permissions/vocabulary'

/** Filters of a list of users. */
export type UserQuestion = {
  /** Part of a name or e-mail. */
  search?: string
  role?: ListedRole | null
  /** The id of a package they have. */
  packageId?: string | null
  /** A flag that counts for them: employees who hold it. */
  flag?: ManageFlag | null
  /** Created at this moment or later, in milliseconds. */
  createdFrom?: number | null
  /** Created before this moment. */
  createdUntil?: number | null
  /** How the account came about. */
  joined?: JoinedBy | null
  /** Seen last at this moment or later, and before that one. */
  seenFrom?: number | null
  seenUntil?: number | null
  /** Everybody counts once: as an admin, else as an employee, else by their role. */
  only?: boolean
}

/** A package that more people have is common. */
const common = 1000
const endOfTime = 8.64e15

/**
 * Always a range, so that the moment of creation is searched in an index: its own, or the one of a
 * role or of employees, which end with it. Where the page starts at a row, that row is the bound at its
 * end: SQLite would take the wider of two.
 */
export function createdWithin({ createdFrom, createdUntil }: UserQuestion, start: Start) {
  const at = Number(start?.values[0])
  const [least, end] = [createdFrom ?? 0, createdUntil ?? endOfTime]
  return and(
    start?.back && at >= least ? undefined : gte(users.createdAt, least),
    start && !start.back && at < end ? undefined : lt(users.createdAt, end),
  )
}

export function ofRole(role: UserQuestion['role'], only = false): SQL | undefined {
  if (!role) return undefined
  if (only && role === 'employee') {
    return and(eq(users.organization, true), sql`${users.role} <> 'admin'`)
  }
  if (role === 'employee') return eq(users.organization, true)
  const theirs = eq(users.role, role)
  return only && role !== 'admin' ? and(theirs, eq(users.organization, false)) : theirs
}

/** Search, package and flag, how they came, when they were seen. */
export const narrowed = (question: UserQuestion): SQL | undefined => {
  const { search, packageId, flag, joined, seenFrom, seenUntil } = question
  return and(
    isNull(users.closedAt),
    matches(search, byName),
    packageId ? withPackage(packageId) : undefined,
    flag ? and(eq(users.organization, true), eq(users[flag], true)) : undefined,
    joined ? eq(users.signupSource, joined) : undefined,
    seenFrom ? gte(users.lastSeenAt, seenFrom) : undefined,
    seenUntil ? lt(users.lastSeenAt, seenUntil) : undefined,
  )
}

/** Whether a package is so common that reading the list in its order finds it. */
export const isCommon = (packageId: string): boolean =>
  db
    .select({ id: userPackages.userId })
    .from(userPackages)
    .where(eq(userPackages.packageId, packageId))
    .limit(common + 1)
    .all().length > common

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
