import { asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { bookings, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { confirmedRecently } from '~/features/accounts/confirm-password.server'
import { happen } from '~/features/events/happen.server'
import { accountEvents } from '~/features/events/kinds/accounts'
import { checkLimits, countAttempt, takeOutLimit } from '~/features/limits/attempts.server'
import { csvLine } from '~/features/lists/csv'
import { date, dateTime } from '~/messages/dates'
import { takeOutMessages as say } from '~/messages/take-out'
import { displayName } from '~/messages/users'
import type { Member } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'
import { companiesKept, companyEntries, companyFolder } from './company-entries.server'
import { type Entry, written } from './entry'
import { facts, linkTo, list, page, part } from './page'
import { projectEntries, projectFolder, projectsKept } from './project-entries.server'
import { ordersKept, requestsKept } from './read-work.server'
import { workEntries, workFolder } from './work-entries.server'

/**
 * Everything that is somebody's own, as the files of an archive: account, projects, requests, orders,
 * companies and calls, as pages to read and tables to go on with. What staff say among themselves, and
 * passwords of the vault, are not in it. That it was taken is written down.
 *
 * @throws Fault `confirm-first` (403), `too-many-take-outs` (429)
 */
export function takeOut(actor: Member, sessionId: string | null): Entry[] {
  transaction((tx) => {
    if (!confirmedRecently(sessionId)) throw new Fault('confirm-first', 403)
    const limit = takeOutLimit(actor.id)
    checkLimits(tx, [limit], 'too-many-take-outs')
    countAttempt(tx, [limit])
    happen(tx, actor, accountEvents.takenOut, { of: actor.id })
  })
  const requests = requestsKept(actor.id)
  const orders = ordersKept(actor.id)
  const projects = projectsKept(actor.id)
  const companies = companiesKept(actor.id)
  const links = {
    projects: projects.map((one, i) => linkTo(`${projectFolder(one, i)}/index.html`, one.name)),
    requests: requests.map((one) =>
      linkTo(`${workFolder(say.requests, one)}/index.html`, `#${one.number} ${one.title}`),
    ),
    orders: orders.map((one) =>
      linkTo(`${workFolder(say.orders, one)}/index.html`, `#${one.number} ${one.title}`),
    ),
    companies: companies.map((one, i) => linkTo(`${companyFolder(one, i)}/index.html`, one.name)),
  }
  const parts = (['projects', 'requests', 'orders', 'companies'] as const)
    .map((name) => part(say[name], list(links[name])))
    .join('')
  return [
    ...accountEntries(actor.id, parts),
    ...projectEntries(projects),
    ...workEntries(say.requests, requests),
    ...workEntries(say.orders, orders),
    ...companyEntries(companies),
    ...callEntries(actor.id),
  ]
}

function accountEntries(id: string, parts: string): Entry[] {
  const person = db.select().from(users).where(eq(users.id, id)).get()
  if (!person) return []
  const { fullName, email, avatar, createdAt } = person
  const about: [string, string][] = [
    [say.name, fullName],
    [say.email, email],
    [say.created, date(createdAt)],
  ]
  return [
    written('index.html', () => page(say.titleOf(fullName), facts(about) + parts)),
    written(`${say.account}.csv`, () => about.map((row) => csvLine(row)).join('')),
    ...(avatar
      ? [
          {
            name: `photo.${avatar.split('.').pop()}`,
            open: () => files.stream('profilephotos', avatar),
          },
        ]
      : []),
  ]
}

function callEntries(clientId: string): Entry[] {
  const calls = db
    .select({
      at: bookings.startAt,
      status: bookings.status,
      note: bookings.note,
      name: users.fullName,
    })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.staffId))
    .where(eq(bookings.clientId, clientId))
    .orderBy(asc(bookings.startAt))
    .all()
  if (calls.length === 0) return []
  return [
    written(`${say.calls}.csv`, () =>
      [
        csvLine([say.at, say.with, say.status, say.note]),
        ...calls.map(({ at, name, status, note }) =>
          csvLine([dateTime(at), displayName(name), status, note]),
        ),
      ].join(''),
    ),
  ]
}
