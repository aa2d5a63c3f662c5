import { or, type SQL, sql } from 'drizzle-orm'
import { users } from '~/db/schema'
import { anyCase, contains, isIndexed, startsAs } from './search.server'

const lastName = sql<string>`replace(full_name, rtrim(full_name, replace(full_name, ' ', '')), '')
  collate nocase`

/**
 * How people are found by their names (`users_search`, see `rowNumber`): one or two letters begin the
 * whole name or the last one.
 */
export const byName = {
  table: users,
  index: 'users_search',
  starts: [anyCase(users.fullName), lastName],
}

/** The same for few people, each of whom is looked at: no crowd of a name hides one of them. */
export const isCalled = (typed: string): SQL | undefined =>
  isIndexed(typed)
    ? contains(users.fullName, typed)
    : or(...byName.starts.map((column) => startsAs(column, typed)))

/** Finds few people by their email as well. */
export const isNamed = (typed: string): SQL | undefined =>
  isIndexed(typed) ? or(isCalled(typed), contains(users.email, typed)) : isCalled(typed)
