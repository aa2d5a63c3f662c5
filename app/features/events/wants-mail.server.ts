import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { mutedMails } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import type { NotificationType } from '~/permissions/vocabulary'

/** Whether a notification of this type also goes to the person by e-mail: yes, unless they said no. */
export const wantsMail = (tx: Reader, userId: string, type: NotificationType): boolean =>
  tx
    .select({ type: mutedMails.type })
    .from(mutedMails)
    .where(and(eq(mutedMails.userId, userId), eq(mutedMails.type, type)))
    .get() === undefined

/** The types somebody does not want by e-mail. */
export const mutedTypes = (userId: string, from: Reader = db): NotificationType[] =>
  from
    .select({ type: mutedMails.type })
    .from(mutedMails)
    .where(eq(mutedMails.userId, userId))
    .all()
    .map(({ type }) => type)
