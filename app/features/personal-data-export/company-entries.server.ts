import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import {
  companyProfiles,
  fileUses,
  passwordReveals,
  profileLogins,
  profileMembers,
  users,
} from '~/db/schema'
import { listUses } from '~/features/files/file-uses.server'
import { csvLine } from '~/features/lists/csv'
import { after, paged, pageSize } from '~/features/lists/paged.server'
import { type Clock, dateTime } from '~/messages/dates'
import { personalDataExportMessages as say } from '~/messages/personal-data-export'
import { displayName } from '~/messages/users'
import { files } from '~/platform/files/files.server'
import { dayAt } from '~/shared/days'
import { type Entry, numbered, safeName, written } from './entry'
import { facts, linkTo, list, page, part, words } from './page'

type Company = typeof companyProfiles.$inferSelect

/** The company profiles that somebody owns, the oldest first. */
export const companiesKept = (ownerId: string): Generator<Company> =>
  paged<Company>((last) =>
    db
      .select()
      .from(companyProfiles)
      .where(and(eq(companyProfiles.ownerId, ownerId), after(companyProfiles, last)))
      .orderBy(asc(companyProfiles.createdAt), asc(companyProfiles.id))
      .limit(pageSize)
      .all(),
  )

/** Numbered: two companies may have the same name. */
const folderOf = ({ name }: Company, index: number): string =>
  `${say.companies}/${index + 1} ${safeName(name)}`

/** The links of the first page to them. */
export function* companyLinks(own: Iterable<Company>): Generator<string> {
  let index = 0
  for (const one of own) {
    yield linkTo(`${folderOf(one, index)}/index.html`, one.name)
    index += 1
  }
}

/** Company profiles as files: one table of all, and of each a page with its files. Passwords stay in the vault. */
export function* companyEntries(read: () => Iterable<Company>, clock: Clock): Generator<Entry> {
  let index = 0
  for (const company of read()) {
    if (index === 0) yield written(`${say.companies}.csv`, () => tableOf(read(), clock))
    yield* entriesOf(folderOf(company, index), company, clock)
    index += 1
  }
}

function* tableOf(own: Iterable<Company>, clock: Clock): Generator<string> {
  yield csvLine([say.name, say.colors, say.websites, say.created])
  for (const one of own) {
    const { name, brandColors, websites, createdAt } = one
    yield csvLine([name, brandColors.join(', '), websites.join(', '), dayAt(createdAt, clock.zone)])
  }
}

function* entriesOf(folder: string, company: Company, clock: Clock): Generator<Entry> {
  const stored = listUses(db, eq(fileUses.profileId, company.id))
  yield written(`${folder}/index.html`, () => pageOf(company, stored, clock))
  for (const [index, one] of stored.entries()) {
    yield {
      name: `${folder}/${say.files}/${numbered(one, index)}`,
      open: () => files.stream(one.folder, one.file),
    }
  }
}

function pageOf(
  company: Company,
  stored: readonly { name: string }[],
  clock: Clock,
): Iterable<string> {
  const { id, name, brandColors, locations, websites, links, socials } = company
  return page(
    name,
    facts([
      [say.colors, brandColors.join(', ')],
      [say.locations, locations.join('\n')],
      [say.websites, websites.join('\n')],
      [say.links, links.join('\n')],
      [say.socials, socials.join('\n')],
    ]),
    part(say.members, list(membersOf(id))),
    part(say.logins, loginsOf(id)),
    part(say.receipts, list(receiptsOf(id, clock))),
    part(
      say.files,
      list(stored.map((file, index) => linkTo(`${say.files}/${numbered(file, index)}`, file.name))),
    ),
  )
}

const membersOf = (profileId: string): string[] =>
  db
    .select({ name: users.fullName, email: users.email })
    .from(profileMembers)
    .innerJoin(users, eq(users.id, profileMembers.userId))
    .where(eq(profileMembers.profileId, profileId))
    .orderBy(asc(profileMembers.createdAt))
    .all()
    .map(({ name, email }) => words(`${displayName(name)}, ${email}`))

function loginsOf(profileId: string): string[] {
  const rows = db
    .select()
    .from(profileLogins)
    .where(eq(profileLogins.profileId, profileId))
    .orderBy(asc(profileLogins.createdAt))
    .all()
  if (rows.length === 0) return []
  const told = rows.map(({ label, url, username }) =>
    words([label, url, username].filter(Boolean).join(', ')),
  )
  return [`<p>${words(say.noPasswords)}</p>`, ...list(told)]
}

type Receipt = { id: string; label: string; createdAt: number; name: string | null }

function* receiptsOf(profileId: string, clock: Clock): Generator<string> {
  const rows = paged<Receipt>((last) =>
    db
      .select({
        id: passwordReveals.id,
        label: passwordReveals.label,
        createdAt: passwordReveals.createdAt,
        name: users.fullName,
      })
      .from(passwordReveals)
      .leftJoin(users, eq(users.id, passwordReveals.userId))
      .where(and(eq(passwordReveals.profileId, profileId), after(passwordReveals, last)))
      .orderBy(asc(passwordReveals.createdAt), asc(passwordReveals.id))
      .limit(pageSize)
      .all(),
  )
  for (const { label, createdAt, name } of rows) {
    yield words(`${label}: ${displayName(name)}, ${dateTime(createdAt, clock)}`)
  }
}
