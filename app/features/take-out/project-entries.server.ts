import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageCopies, projects } from '~/db/schema'
import { pageSections, projectPages } from '~/features/exports/export-document.server'
import { csvLine } from '~/features/lists/csv'
import { date } from '~/messages/dates'
import { takeOutMessages as say } from '~/messages/take-out'
import { files } from '~/platform/files/files.server'
import { type Entry, safeName, written } from './entry'
import { facts, lines, linkTo, list, page, words } from './page'

type Project = typeof projects.$inferSelect

/** The websites that somebody owns, the oldest first. */
export const projectsKept = (ownerId: string): Project[] =>
  db
    .select()
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), eq(projects.kind, 'website')))
    .orderBy(asc(projects.createdAt), asc(projects.id))
    .all()

/** Numbered: two projects may have the same name. */
export const projectFolder = ({ name }: Project, index: number): string =>
  `${say.projects}/${index + 1} ${safeName(name)}`

/** Websites as files: one table of all, and of each a page with its pages, panels and copy, and its logo. */
export function projectEntries(own: readonly Project[]): Entry[] {
  if (own.length === 0) return []
  return [
    written(`${say.projects}.csv`, () =>
      [
        csvLine([say.name, say.created, say.changed]),
        ...own.map((one) => csvLine([one.name, date(one.createdAt), date(one.updatedAt)])),
      ].join(''),
    ),
    ...own.flatMap((project, index): Entry[] => {
      const folder = projectFolder(project, index)
      const { logo } = project
      return [
        written(`${folder}/index.html`, () => pageOf(project)),
        ...(logo
          ? [{ name: `${folder}/${logoName(logo)}`, open: () => files.stream('logos', logo) }]
          : []),
      ]
    }),
  ]
}

const logoName = (file: string) => `logo.${file.split('.').pop()}`

function pageOf(project: Project): string {
  const { id, name, logo, primaryColor, secondaryColor, createdAt, updatedAt } = project
  const pages = projectPages(id)
  const ids = pages.map((one) => one.id)
  const copies = new Map(
    db
      .select()
      .from(pageCopies)
      .where(inArray(pageCopies.pageId, ids))
      .all()
      .map((copy) => [copy.pageId, copy]),
  )
  const about = facts([
    [say.colors, `${primaryColor}, ${secondaryColor}`],
    [say.created, date(createdAt)],
    [say.changed, date(updatedAt)],
  ])
  const each = pages.map((one) => {
    const copy = copies.get(one.id)
    return (
      `<h2>${words(one.name)}</h2>` +
      list(pageSections(one).map(({ panelName }) => words(panelName))) +
      (copy?.url ? lines(copy.url) : '') +
      (copy?.text ? lines(copy.text) : '')
    )
  })
  return page(
    name,
    about + (logo ? `<p>${linkTo(logoName(logo), say.logo)}</p>` : '') + each.join(''),
  )
}
