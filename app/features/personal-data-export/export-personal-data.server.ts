import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type User, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { confirmedAgain } from '~/features/accounts/confirm-password.server'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import {
  checkLimits,
  countAttempt,
  personalDataExportLimit,
} from '~/features/limits/attempts.server'
import { csvLine } from '~/features/lists/csv'
import { type Clock, date, zoneName } from '~/messages/dates'
import { personalDataExportMessages as say } from '~/messages/personal-data-export'
import type { Member } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'
import { dayAt } from '~/shared/days'
import { callEntries } from './call-entries.server'
import { companiesKept, companyEntries, companyLinks } from './company-entries.server'
import { type Entry, written } from './entry'
import { facts, list, page, part } from './page'
import { projectEntries, projectLinks, projectsKept } from './project-entries.server'
import { ordersKept, requestsKept } from './read-work.server'
import { workEntries, workLinks } from './work-entries.server'

/**
 * Everything that is somebody's own, as the files of an archive: account, projects, requests, orders,
 * companies and calls, as pages to read and tables to go on with. What staff say among themselves, and
 * passwords of the vault, are not in it. Days and times are told by the clock of whose it is. That it was taken is
 * written down.
 *
 * @throws DomainError `confirm-first` (403), `too-many-take-outs` (429)
 */
export function exportPersonalData(
  actor: Member,
  sessionId: string | null,
  clock: Clock,
): Generator<Entry> {
  transaction((tx) => {
    if (!confirmedAgain(sessionId)) throw new DomainError('confirm-first', 403)
    const limit = personalDataExportLimit(actor.id)
    checkLimits(tx, [limit], 'too-many-take-outs')
    countAttempt(tx, [limit])
    emit(tx, actor, accountEvents.takenOut, { subjectId: actor.id })
  })
  return entriesOf(actor.id, clock)
}

/** All of it, found while it is packed: however much there is, nobody waits for it. */
function* entriesOf(id: string, clock: Clock): Generator<Entry> {
  const person = db.select().from(users).where(eq(users.id, id)).get()
  if (!person) return
  yield* accountEntries(person, clock)
  yield* projectEntries(() => projectsKept(id), clock)
  yield* workEntries(say.requests, () => requestsKept(id, clock), clock)
  yield* workEntries(say.orders, () => ordersKept(id, clock), clock)
  yield* companyEntries(() => companiesKept(id), clock)
  yield* callEntries(id, clock)
}

/** Files behind the first page. */
function* contentsOf(id: string, clock: Clock): Generator<string> {
  yield* part(say.projects, list(projectLinks(projectsKept(id))))
  yield* part(say.requests, list(workLinks(say.requests, requestsKept(id, clock))))
  yield* part(say.orders, list(workLinks(say.orders, ordersKept(id, clock))))
  yield* part(say.companies, list(companyLinks(companiesKept(id))))
}

function* accountEntries(person: User, clock: Clock): Generator<Entry> {
  const { id, fullName, email, avatar, createdAt } = person
  const about: [string, string][] = [
    [say.name, fullName],
    [say.email, email],
    [say.created, date(createdAt, clock)],
    [say.timesIn, zoneName(clock.zone)],
  ]
  yield written('index.html', () =>
    page(say.titleOf(fullName), facts(about), contentsOf(id, clock)),
  )
  const lines = about.map(([label, value]) =>
    csvLine([label, label === say.created ? dayAt(createdAt, clock.zone) : value]),
  )
  yield written(`${say.account}.csv`, () => lines)
  if (avatar) {
    yield {
      name: `photo.${avatar.split('.').pop()}`,
      open: () => files.stream('profilephotos', avatar),
    }
  }
}
