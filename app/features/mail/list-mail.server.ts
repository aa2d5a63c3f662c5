import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type MailStatus, mail } from '~/db/schema'
import { forbidden } from '~/domain-error'
import { newestFirst, type Sort } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { beginsWith } from '~/features/lists/search.server'
import { type Actor, isAdmin } from '~/permissions/vocabulary'

export type { MailStatus }

/**
 * One page of the outbox, newest first; with `search` those whose recipient starts with it, by
 * recipient first, from Z to A: all of a sorting that an index is to serve runs one way.
 *
 * @throws DomainError 403 for anyone but admins
 */
export function listMail(
  actor: Actor,
  { search, status, place }: { search: string; status: MailStatus | null; place: PageStart },
) {
  if (!isAdmin(actor)) throw forbidden()
  const to = search.trim().toLowerCase()
  const newest: Sort = newestFirst(mail.createdAt, mail.id)
  const { rows, ...ways } = readPage({
    select: db
      .select({
        id: mail.id,
        to: mail.to,
        subject: mail.subject,
        status: mail.status,
        attempts: mail.attempts,
        nextAttemptAt: mail.nextAttemptAt,
        createdAt: mail.createdAt,
      })
      .from(mail)
      .$dynamic(),
    where: and(
      status ? eq(mail.status, status) : undefined,
      to ? beginsWith(mail.to, to) : undefined,
    ),
    sort: to ? [[mail.to, 'desc'], ...newest] : newest,
    place,
  })
  return { mails: rows, ...ways }
}
