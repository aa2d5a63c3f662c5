import { like, type SQL, sql } from 'drizzle-orm'
import { projects } from '~/db/schema'

/** Literally, in any case; reads every row it is asked about. */
export const nameContains = (text: string): SQL =>
  sql`${like(projects.name, `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)} escape '\\'`
