import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { logHistory, pages, panelCategories, panels } from '~/db/schema'
import type { PageDetails } from '~/features/events/event-types/pages'
import type { PageStart } from '~/features/lists/page-start'
import { projectAction, projectHistoryMessages as say } from '~/messages/project-history'
import { changedFields } from './changed-fields.server'
import { type HistoryPage, type HistoryRow, readHistory } from './list-history.server'
import { personNames } from './person-names.server'

export type ProjectHistoryRow = HistoryRow & {
  /** The page it was about, as long as there is one, and the version that the change made. */
  page: { id: string; revision: number | null } | null
}

type Details = Partial<PageDetails> & {
  collaborator?: string
  from?: string | null
  email?: string
}

/**
 * Lists all changes of a project, its pages and their sections, notes and content sheets, newest first. The
 * calling screen decides who may see them.
 */
export function projectHistory(
  projectId: string,
  place: PageStart,
): HistoryPage<ProjectHistoryRow> {
  const of = and(eq(logHistory.projectId, projectId), isNotNull(logHistory.projectId))
  const { rows: found, ...ways } = readHistory(of, place)
  const told = found.map((row) => detailsOf(row.details))
  const pageOf = pageNames(told.flatMap(({ page, to }) => [page, to].filter(isText)))
  const panelOf = panelNames(told.flatMap(({ panel, was }) => [panel, was].filter(isText)))
  const people = told.map(({ collaborator }) => collaborator).filter(isText)
  const nameOf = personNames([...found.map(({ userId }) => userId), ...people])
  const rows = found.map(
    ({ id, createdAt: created, collection, action, userId: user, details }, index) => {
      const about = told[index] ?? {}
      const words = projectAction(collection, action, {
        page: about.name ?? say.aPage,
        panel: panelOf(about.panel),
        was: panelOf(about.was),
        count: about.count ?? 0,
        who: nameOf(about.collaborator ?? ''),
        email: about.email ?? '',
        from: about.from ?? '',
        now: about.to ?? '',
        to: pageOf(about.to) ?? say.aPage,
      })
      const stands = collection !== 'projects' && pageOf(about.page) !== undefined
      return {
        id,
        created,
        person: nameOf(user),
        action: words ?? action,
        ...changedFields(collection, details),
        page: stands && about.page ? { id: about.page, revision: about.revision ?? null } : null,
      }
    },
  )
  return { rows, ...ways }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const detailsOf = (details: unknown): Details =>
  details && typeof details === 'object' ? (details as Details) : {}

function pageNames(ids: string[]): (id: string | null | undefined) => string | undefined {
  const found = db
    .select({ id: pages.id, name: pages.name })
    .from(pages)
    .where(inArray(pages.id, [...new Set(ids)]))
    .all()
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return (id) => names.get(id ?? '')
}

function panelNames(ids: string[]): (id: string | null | undefined) => string {
  const found = db
    .select({ id: panels.id, name: panels.name, category: panelCategories.name })
    .from(panels)
    .innerJoin(panelCategories, eq(panelCategories.id, panels.categoryId))
    .where(inArray(panels.id, [...new Set(ids)]))
    .all()
  const names = new Map(found.map(({ id, name, category }) => [id, say.panel(category, name)]))
  return (id) => names.get(id ?? '') ?? say.aPanel
}
