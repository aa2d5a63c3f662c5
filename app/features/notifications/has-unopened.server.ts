import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { notifications } from '~/db/schema'

/** Whether somebody has a notification that is not opened, on whatever page. */
export const hasUnopened = ({ id }: { id: string }): boolean =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.recipientId, id), eq(notifications.viewed, false)))
    .limit(1)
    .get() !== undefined
