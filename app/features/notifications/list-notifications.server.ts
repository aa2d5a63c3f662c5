import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { notifications, pageApprovals, pageNotes, pages, users } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { subjects } from '~/features/subjects/subjects.server'
import { getSubjectKind, notifiedKinds } from '~/permissions/subjects'
import type { Member, NotifiedType } from '~/permissions/vocabulary'

/** How many notifications a page has. */
const notificationsPerPage = 15

/**
 * One page of somebody's notifications, newest first: the unopened ones, or all of them.
 *
 * A row's `what` is the name of what it is about, as far as the person may still see that; `page` that of
 * the page which a visitor has commented on or approved.
 */
export function listNotifications(
  actor: Member,
  { all = false, place }: { all?: boolean; place?: PageStart } = {},
) {
  const { rows, ...ways } = readPage({
    select: db
      .select({
        id: notifications.id,
        type: notifications.type,
        subject: notifications.subject,
        viewed: notifications.viewed,
        at: notifications.createdAt,
        who: sql<string | null>`coalesce(${users.fullName}, ${notifications.senderName})`,
        what: notifications.subjectName,
        page: pageOfCause,
        avatar: users.avatar,
      })
      .from(notifications)
      .leftJoin(users, eq(users.id, notifications.senderId))
      .$dynamic(),
    where: and(
      eq(notifications.recipientId, actor.id),
      all ? undefined : eq(notifications.viewed, false),
    ),
    sort: newestFirst(notifications.createdAt, notifications.id),
    place,
    size: notificationsPerPage,
  })
  const names = namesOf(actor, rows)
  return {
    rows: rows.map(({ subject, page, ...row }) => {
      const name = names.get(subject)
      return { ...row, what: name ?? row.what, page: name === undefined ? null : page }
    }),
    ...ways,
  }
}

/** The name of the page that a visitor's comment or approval is about, while both are there. */
const pageOfCause = sql<string | null>`case ${notifications.type}
  when 'project_comment' then (select ${pages.name} from ${pageNotes} join ${pages}
    on ${pages.id} = ${pageNotes.pageId} where ${pageNotes.id} = ${notifications.dedupeKey})
  when 'project_approved' then (select ${pages.name} from ${pageApprovals} join ${pages}
    on ${pages.id} = ${pageApprovals.pageId} where ${pageApprovals.id} = ${notifications.dedupeKey})
  end`

/** The names of what the person may open, by the id of the subject. */
function namesOf(actor: Member, rows: readonly { type: NotifiedType; subject: string }[]) {
  const names = notifiedKinds.map((kind) => {
    const ids = rows
      .filter(({ type }) => getSubjectKind(type) === kind)
      .map(({ subject }) => subject)
    return subjects[kind].namesOf(actor, ids)
  })
  return new Map(names.flatMap((each) => [...each]))
}
