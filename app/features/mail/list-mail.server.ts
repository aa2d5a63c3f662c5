import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type MailStatus, mail } from '~/db/schema'
import { type Actor, isAdmin } from '~/permissions/vocabulary'
import { forbidden } from '~/platform/faults'

const pageSize = 20

export type { MailStatus }

/** Where a page of the list starts: behind (`after`) or ahead of (`before`) a mail. */
export type Place = { after: string } | { before: string } | null

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
  const back = place !== null && 'before' in place
  const from = place && cursorRow('before' in place ? place.before : place.after)
  const start = search.trim().toLowerCase().slice(0, 320)
  const columns = start ? [mail.to, mail.createdAt, mail.id] : [mail.createdAt, mail.id]
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
        start ? and(gte(mail.to, start), lt(mail.to, `${start}\u{10ffff}`)) : undefined,
        from
          ? beyond(start ? [from.to, from.createdAt, from.id] : [from.createdAt, from.id], back)
          : undefined,
      ),
    )
    .orderBy(...columns.map((column) => (back ? asc(column) : desc(column))))
    .limit(pageSize + 1)
    .all()
  const more = rows.length > pageSize
  const mails = rows.slice(0, pageSize)
  if (back) mails.reverse()
  const [first, last] = [mails[0], mails.at(-1)]
  return {
    mails,
    newer: first && (back ? more : from !== null) ? first.id : null,
    older: last && (back || more) ? last.id : null,
  }
}

/** The mail a page starts at; null when there is none of this id: then it starts at the newest. */
const cursorRow = (id: string) =>
  db
    .select({ id: mail.id, to: mail.to, createdAt: mail.createdAt })
    .from(mail)
    .where(eq(mail.id, id))
    .get() ?? null

function beyond(values: (string | number)[], back: boolean): SQL {
  const names = values.length === 3 ? [mail.to, mail.createdAt, mail.id] : [mail.createdAt, mail.id]
  const columns = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  const start = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
  return back ? sql`(${columns}) > (${start})` : sql`(${columns}) < (${start})`
}
