import { asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import {
  companyProfiles,
  profileFiles,
  profileLogins,
  profileMembers,
  reveals,
  users,
} from '~/db/schema'
import { csvLine } from '~/features/lists/csv'
import { date, dateTime } from '~/messages/dates'
import { takeOutMessages as say } from '~/messages/take-out'
import { displayName } from '~/messages/users'
import { files } from '~/platform/files/files.server'
import { type Entry, numbered, safeName, written } from './entry'
import { facts, linkTo, list, page, part, words } from './page'

type Company = typeof companyProfiles.$inferSelect

/** The company profiles that somebody owns, the oldest first. */
export const companiesKept = (ownerId: string): Company[] =>
  db
    .select()
    .from(companyProfiles)
    .where(eq(companyProfiles.ownerId, ownerId))
    .orderBy(asc(companyProfiles.createdAt), asc(companyProfiles.id))
    .all()

/** Numbered: two companies may have the same name. */
export const companyFolder = ({ name }: Company, index: number): string =>
  `${say.companies}/${index + 1} ${safeName(name)}`

/** Company profiles as files: one table of all, and of each a page with its files. Passwords stay in the vault. */
export function companyEntries(own: readonly Company[]): Entry[] {
  if (own.length === 0) return []
  return [
    written(`${say.companies}.csv`, () =>
      [
        csvLine([say.name, say.colors, say.websites, say.created]),
        ...own.map((one) =>
          csvLine([
            one.name,
            one.brandColors.join(', '),
            one.websites.join(', '),
            date(one.createdAt),
          ]),
        ),
      ].join(''),
    ),
    ...own.flatMap((company, index) => entriesOf(companyFolder(company, index), company)),
  ]
}

function entriesOf(folder: string, company: Company): Entry[] {
  const stored = db
    .select()
    .from(profileFiles)
    .where(eq(profileFiles.profileId, company.id))
    .orderBy(asc(profileFiles.createdAt), asc(profileFiles.id))
    .all()
  return [
    written(`${folder}/index.html`, () => pageOf(company, stored)),
    ...stored.map(({ file }, index) => ({
      name: `${folder}/${say.files}/${numbered(stored, index)}`,
      open: () => files.stream('brand_profiles', file),
    })),
  ]
}

function pageOf(company: Company, stored: readonly { name: string }[]): string {
  const { id, name, brandColors, locations, websites, links, socials } = company
  return page(
    name,
    facts([
      [say.colors, brandColors.join(', ')],
      [say.locations, locations.join('\n')],
      [say.websites, websites.join('\n')],
      [say.links, links.join('\n')],
      [say.socials, socials.join('\n')],
    ]) +
      part(say.members, list(membersOf(id))) +
      part(say.logins, loginsOf(id)) +
      part(say.receipts, list(receiptsOf(id))) +
      part(
        say.files,
        list(
          stored.map((file, index) => linkTo(`${say.files}/${numbered(stored, index)}`, file.name)),
        ),
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

function loginsOf(profileId: string): string {
  const rows = db
    .select()
    .from(profileLogins)
    .where(eq(profileLogins.profileId, profileId))
    .orderBy(asc(profileLogins.createdAt))
    .all()
  if (rows.length === 0) return ''
  const told = rows.map(({ label, url, username }) =>
    words([label, url, username].filter(Boolean).join(', ')),
  )
  return `<p>${words(say.noPasswords)}</p>${list(told)}`
}

const receiptsOf = (profileId: string): string[] =>
  db
    .select({ label: reveals.label, at: reveals.createdAt, name: users.fullName })
    .from(reveals)
    .leftJoin(users, eq(users.id, reveals.userId))
    .where(eq(reveals.profileId, profileId))
    .orderBy(asc(reveals.createdAt))
    .all()
    .map(({ label, at, name }) => words(`${label}: ${displayName(name)}, ${dateTime(at)}`))
