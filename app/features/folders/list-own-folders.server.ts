import { and, desc, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { folders, projects } from '~/db/schema'
import type { Member } from '~/permissions/vocabulary'

/** Projects in a folder are counted up to here; the number after it means more. */
const countedProjects = 99

type OwnFolder = { id: string; name: string; projects: number }

const newestFirst = prepared(() => {
  const inFolder = and(
    eq(projects.ownerId, folders.ownerId),
    eq(projects.folderId, folders.id),
    eq(projects.kind, 'website'),
  )
  const some = sql`select 1 from ${projects} where ${inFolder} limit ${sql.raw(String(countedProjects + 1))}`
  return db
    .select({
      id: folders.id,
      name: folders.name,
      projects: sql<number>`(select count(*) from (${some}))`,
    })
    .from(folders)
    .where(eq(folders.ownerId, sql.placeholder('owner')))
    .orderBy(desc(folders.createdAt), desc(folders.id))
    .prepare()
})

/** One's own folders, newest first, each with the number of its projects. */
export const listOwnFolders = (actor: Member): OwnFolder[] => newestFirst().all({ owner: actor.id })
