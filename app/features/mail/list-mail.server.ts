import { and, eq, gte, lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type MailStatus, mail } from '~/db/schema'
import { type Place, pageSize, readFrom, startOf, turnedPage } from '~/features/lists/pages.server'
import { type Actor, isAdmin } from '~/permissions/vocabulary'
import { forbidden } from '~/platform/faults'

export type { MailStatus }

/**
 * One page of the outbox, newest first; with `search` those whose recipient starts with it, ordered
 * by recipient first.
 *
 * @throws Fault 403 for who is no admin
 */
export function listMail(
  actor: Actor,
  { search, status, place }: { search: string; status: MailStatus | null; place: Place },
) {
  if (!isAdmin(actor)) throw forbidden()
  const to = search.trim().toLowerCase().slice(0, 320)
  const start = startOf(place, (id) => placeOf(id, to !== ''))
  const moment = [mail.createdAt, mail.id]
  const { beyond, order } = readFrom(start, to ? [mail.to, ...moment] : moment)
  const rows = db
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
    .where(
      and(
        status ? eq(mail.status, status) : undefined,
        // The largest character there is ends the addresses that start alike.
        to ? and(gte(mail.to, to), lt(mail.to, `${to}\u{10ffff}`)) : undefined,
        beyond,
      ),
    )
    .orderBy(...order)
    .limit(pageSize + 1)
    .all()
  const { page, ...ways } = turnedPage(rows, start, ({ id }) => id)
  return { mails: page, ...ways }
}

/** What a mail is sorted by; null when there is none of this id. */
function placeOf(id: string, byRecipient: boolean): (string | number)[] | null {
  const columns = { to: mail.to, createdAt: mail.createdAt }
  const row = db.select(columns).from(mail).where(eq(mail.id, id)).get()
  if (!row) return null
  return byRecipient ? [row.to, row.createdAt, id] : [row.createdAt, id]
}
