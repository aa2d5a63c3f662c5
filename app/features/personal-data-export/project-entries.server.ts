import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { contentSheets, projects } from '~/db/schema'
import { pageSections, projectPages } from '~/features/exports/export-document.server'
import { csvLine } from '~/features/lists/csv'
import { after, paged, pageSize } from '~/features/lists/paged.server'
import { listPictures, type OwnPicture } from '~/features/panels/own-pictures.server'
import { type Clock, date } from '~/messages/dates'
import { factsMessages } from '~/messages/facts'
import { personalDataExportMessages as say } from '~/messages/personal-data-export'
import { websiteFileMessages } from '~/messages/website-files'
import { hoursLine } from '~/panels/facts/hours-words'
import { networks } from '~/panels/facts/networks'
import { files } from '~/platform/files/files.server'
import { dayAt } from '~/shared/days'
import { type Entry, safeName, written } from './entry'
import { facts, lines, linkTo, list, page, part, words } from './page'

type Project = typeof projects.$inferSelect

/** The websites that somebody owns, the oldest first. */
export const projectsKept = (ownerId: string): Generator<Project> =>
  paged<Project>((last) =>
    db
      .select()
      .from(projects)
      .where(
        and(eq(projects.ownerId, ownerId), eq(projects.kind, 'website'), after(projects, last)),
      )
      .orderBy(asc(projects.createdAt), asc(projects.id))
      .limit(pageSize)
      .all(),
  )

/** Numbered: two projects may have the same name. */
const projectFolder = ({ name }: Project, index: number): string =>
  `${say.projects}/${index + 1} ${safeName(name)}`

/** The links of the first page to them. */
export function* projectLinks(own: Iterable<Project>): Generator<string> {
  let index = 0
  for (const one of own) {
    yield linkTo(`${projectFolder(one, index)}/index.html`, one.name)
    index += 1
  }
}

/**
 * Websites as files: one table of all, and of each a page with its business details, pages, panels and copy,
 * its logo and its pictures.
 */
export function* projectEntries(read: () => Iterable<Project>, clock: Clock): Generator<Entry> {
  let index = 0
  for (const project of read()) {
    if (index === 0) yield written(`${say.projects}.csv`, () => tableOf(read(), clock))
    const folder = projectFolder(project, index)
    const { logo } = project
    yield written(`${folder}/index.html`, () => pageOf(project, clock))
    if (logo) {
      yield { name: `${folder}/${logoName(logo)}`, open: () => files.stream('logos', logo) }
    }
    for (const [at, picture] of listPictures(project.id).entries()) {
      const open = () => files.stream('pictures', picture.file)
      yield { name: `${folder}/${pictureName(picture, at)}`, open }
    }
    index += 1
  }
}

function* tableOf(own: Iterable<Project>, clock: Clock): Generator<string> {
  yield csvLine([say.name, say.created, say.changed])
  for (const { name, createdAt, updatedAt } of own) {
    yield csvLine([name, dayAt(createdAt, clock.zone), dayAt(updatedAt, clock.zone)])
  }
}

const pictureName = ({ name, file }: OwnPicture, index: number) =>
  `${say.pictures}/${index + 1} ${safeName(name)}.${file.split('.').pop()}`

const logoName = (file: string) => `logo.${file.split('.').pop()}`

function pageOf(project: Project, clock: Clock): Iterable<string> {
  const { name, logo, primaryColor, secondaryColor, createdAt, updatedAt } = project
  const about = facts([
    [say.colors, `${primaryColor}, ${secondaryColor}`],
    [say.created, date(createdAt, clock)],
    [say.changed, date(updatedAt, clock)],
    [websiteFileMessages.address, project.websiteAddress ?? ''],
    ...detailsOf(project),
  ])
  const drawing = logo ? [`<p>${linkTo(logoName(logo), say.logo)}</p>`] : []
  return page(name, about, drawing, picturesOf(project), pagesOf(project))
}

/** What its owner has told of the business. */
function detailsOf({ facts: told }: Project): [string, string][] {
  const { hours, socials = {}, places = [] } = told ?? {}
  return [
    ...(['phone', 'mail', 'street', 'city', 'legalName'] as const).map((name): [string, string] => [
      factsMessages.fields[name],
      told?.[name] ?? '',
    ]),
    [factsMessages.groups.hours, hours ? hoursLine(hours) : ''],
    ...networks.map((name): [string, string] => [
      factsMessages.networkNames[name],
      socials[name] ?? '',
    ]),
    [
      factsMessages.groups.places,
      places
        .map(({ name, address, phone }) => [name, address, phone].filter(Boolean).join(', '))
        .join('\n'),
    ],
  ]
}

const picturesOf = ({ id }: Project): Iterable<string> =>
  part(
    say.pictures,
    list(
      listPictures(id).map((picture, at) => {
        const link = linkTo(pictureName(picture, at), picture.name)
        return picture.alt ? `${link}: ${words(picture.alt)}` : link
      }),
    ),
  )

function* pagesOf({ id }: Project): Generator<string> {
  for (const one of projectPages(id)) {
    const copy = db.select().from(contentSheets).where(eq(contentSheets.pageId, one.id)).get()
    yield `<h2>${words(one.name)}</h2>`
    yield* list(pageSections(one).map(({ panelName }) => words(panelName)))
    if (copy?.url) yield lines(copy.url)
    if (copy?.text) yield lines(copy.text)
  }
}
