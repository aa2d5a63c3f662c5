import { sql } from 'drizzle-orm'
import { users } from '~/db/schema'
import { anyCase } from './search.server'

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
