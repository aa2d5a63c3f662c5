import { and, inArray, lt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { mail } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { outboxMessages as say } from '~/messages/outbox'

const day = 24 * 60 * 60 * 1000
/** How long the outbox keeps what a mail says, and the mail, in milliseconds. */
const textLife = 30 * day
const mailLife = 365 * day
const batch = 500

/**
 * Empties mails that are older than 30 days, and removes those older than a year. One that still waits
 * by then is given up: nobody expects it any more.
 *
 * @returns whether there may be more
 */
export const tidyMail = (now = Date.now()): boolean =>
  transaction((tx) => {
    const old = db
      .select({ id: mail.id })
      .from(mail)
      .where(and(lt(mail.createdAt, now - textLife), sql`${mail.message} <> ''`))
      .orderBy(mail.createdAt)
      .limit(batch)
    const emptied = tx
      .update(mail)
      .set({
        message: '',
        html: '',
        attachment: null,
        lease: null,
        status: sql`case when ${mail.status} in ('queued', 'sending') then 'dead' else ${mail.status} end`,
        lastError: sql`case when ${mail.status} in ('queued', 'sending') then ${say.neverSent} else ${mail.lastError} end`,
      })
      .where(inArray(mail.id, old))
      .run().changes
    const over = db
      .select({ id: mail.id })
      .from(mail)
      .where(lt(mail.createdAt, now - mailLife))
      .orderBy(mail.createdAt, mail.id)
      .limit(batch)
    const gone = tx.delete(mail).where(inArray(mail.id, over)).run().changes
    return emptied === batch || gone === batch
  })
