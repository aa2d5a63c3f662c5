import { and, desc, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { folders, projects } from '~/db/schema'
import type { Member } from '~/permissions/vocabulary'

/** One's own folders, newest first, each with the number of its projects. */
export function listOwnFolders(actor: Member) {
  const inFolder = and(eq(projects.ownerId, folders.ownerId), eq(projects.folderId, folders.id))
  return db
    .select({
      id: folders.id,
      name: folders.name,
      createdAt: folders.createdAt,
      projects: sql<number>`(select count(*) from ${projects} where ${inFolder})`,
    })
    .from(folders)
    .where(eq(folders.ownerId, actor.id))
    .orderBy(desc(folders.createdAt), desc(folders.id))
    .all()
}
