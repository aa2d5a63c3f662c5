import { desc } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { mail } from '~/db/schema'

/** The newest mails of the outbox with all they hold, for the developers' inbox. */
export const newestMail = (most = 50) =>
  db
    .select({
      id: mail.id,
      to: mail.to,
      subject: mail.subject,
      message: mail.message,
      html: mail.html,
      status: mail.status,
      createdAt: mail.createdAt,
    })
    .from(mail)
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(most)
    .all()
