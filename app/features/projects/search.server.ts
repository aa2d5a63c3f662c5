import { like, type SQL, sql } from 'drizzle-orm'
import { projects } from '~/db/schema'

/** What is searched for: trimmed, and not longer than a name. */
export const searchText = (typed: string | null | undefined): string =>
  typed?.trim().slice(0, 200) ?? ''

/** Literally, in any case; reads every row it is asked about. */
export const nameContains = (text: string): SQL =>
  sql`${like(projects.name, `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)} escape '\\'`
