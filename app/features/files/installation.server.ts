import { db } from '~/db/client.server'
import { installation } from '~/db/schema'

/** Name of this database, and its beginning. @throws where its row was removed */
export function readInstallation(): typeof installation.$inferSelect {
  const found = db.select().from(installation).get()
  if (!found) throw new Error('the table installation has no row')
  return found
}
