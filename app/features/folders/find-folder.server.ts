import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { folders } from '~/db/schema'
import { notFound } from '~/domain-error'
import { canUseFolder } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

type Folder = typeof folders.$inferSelect

/**
 * One of the person's own folders. Runs on the process's one connection and so inside the
 * transaction that is open.
 *
 * @throws DomainError `not-found` when it does not exist or is somebody else's
 */
export function ownFolder(actor: Actor, id: string): Folder {
  const folder = db.select().from(folders).where(eq(folders.id, id)).get()
  if (!folder || !canUseFolder(actor, folder)) throw notFound()
  return folder
}
