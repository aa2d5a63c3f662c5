import { and, eq, inArray, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { notifications } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { notificationEvents } from '~/features/events/event-types/notifications'
import { primaryTask } from '~/platform/litefs/primary-task.server'

/** Screens that notifications lead to: those of their subject, with its id, or the notes of a page. */
const subjectScreen =
  /^\/(?:projects|requests|orders|company-profile)\/([\w-]{1,64})(?:\/pages\/[\w-]{1,64}\/notes|\/members|\/logins)?$/

/** Most notifications marked by one look. */
const most = 500

const unopenedOf = prepared(() =>
  db
    .select({ id: notifications.id, to: notifications.urlParams })
    .from(notifications)
    .where(
      and(
        eq(notifications.subject, sql.placeholder('origin')),
        eq(notifications.recipientId, sql.placeholder('recipient')),
        eq(notifications.viewed, false),
      ),
    )
    .limit(most)
    .prepare(),
)

/**
 * Marks the notifications as opened that lead to the address somebody opens: the same path, and every
 * parameter of theirs is in its query. This is a GET: the primary is told where this node may not write
 * (docs/decisions/017-opening-marks-notifications.md).
 */
export function markOpened(userId: string, url: URL): void {
  const subject = subjectScreen.exec(url.pathname)?.[1]
  if (!subject) return
  const ids = unopenedOf()
    .all({ origin: subject, recipient: userId })
    .filter(({ to }) => leadsTo(to, url))
    .map(({ id }) => id)
  if (ids.length > 0) markThose({ userId, ids })
}

const markThose = primaryTask('mark-opened', ({ userId, ids }: { userId: string; ids: string[] }) =>
  transaction((tx) => {
    tx.update(notifications).set({ viewed: true }).where(inArray(notifications.id, ids)).run()
    emit(tx, { id: userId }, notificationEvents.opened, { subjectId: userId })
  }),
)

function leadsTo(to: string, url: URL): boolean {
  const target = URL.parse(to, url.origin)
  return (
    target?.pathname === url.pathname &&
    [...target.searchParams].every(([name, value]) => url.searchParams.getAll(name).includes(value))
  )
}
