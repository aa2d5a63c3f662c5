import { asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pages } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'

/** All pages of a project, by order. */
export const findPages = (projectId: string, from: Reader = db) =>
  from
    .select()
    .from(pages)
    .where(eq(pages.projectId, projectId))
    .orderBy(asc(pages.order), asc(pages.id))
    .all()
