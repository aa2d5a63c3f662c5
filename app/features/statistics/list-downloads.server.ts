import { and, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { downloads, projects, users } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import type { Days } from '~/shared/utc-days'
import { inDays } from './in-days.server'

/** One page of the downloads of some days, newest first, with who made them. */
export function listDownloads(
  days: Days,
  kind: 'pdf' | 'picture' | 'website' | '',
  place: PageStart,
) {
  return readPage({
    select: db
      .select({
        id: downloads.id,
        kind: downloads.kind,
        fileName: downloads.fileName,
        createdAt: downloads.createdAt,
        who: users.fullName,
        projectId: projects.id,
        project: projects.name,
      })
      .from(downloads)
      .leftJoin(users, eq(users.id, downloads.userId))
      .leftJoin(projects, and(eq(projects.id, downloads.projectId), isNull(projects.deletedAt)))
      .$dynamic(),
    where: and(inDays(downloads.createdAt, days), kind ? eq(downloads.kind, kind) : undefined),
    sort: newestFirst(downloads.createdAt, downloads.id),
    place,
  })
}
