import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projects, users } from '~/db/schema'
import { forbidden } from '~/domain-error'
import { searchText } from '~/features/lists/define-filters'
import { newestFirst, type Sort, startOf } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { firstOverlooked, matches, type Searched } from '~/features/lists/search.server'
import { canSeeAllProjects, type projectSources } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { covered } from './project-cards.server'

type Question = {
  search?: string
  /** Only those made since, milliseconds UTC. */
  since?: number
  /** Only those made before, milliseconds UTC. */
  until?: number | null
  /** Only what began as this. */
  made?: (typeof projectSources)[number] | ''
  place?: PageStart
}

const { id, name, brandId, ownerId, createdAt, updatedAt, rowNumber } = projects
const listed = { id, name, brandId, ownerId, createdAt, updatedAt }
const byItsName: Searched = { table: projects, index: 'projects' }
/** Hits searched for the few that are older or began as something. */
const mostOfFew = 10_000

/**
 * The projects of everybody, newest first, a page at a time; templates are not among them. A search
 * goes through the newest thousand hits beyond the start of the page, and through ten thousand for
 * what was made before a day or began as something.
 *
 * @throws DomainError 403 for anyone who may not manage projects
 */
export function listAllProjects(
  actor: Actor,
  { search, since = 0, until = null, made, place = null }: Question = {},
) {
  if (!canSeeAllProjects(actor)) throw forbidden()
  const text = searchText(search)
  const sort = sortOf(text)
  const searched = { ...byItsName, ...((until !== null || made) && { most: mostOfFew }) }
  const { rows, next } = readPage({
    select: db
      .select({ ...listed, ownerName: users.fullName, rowNumber })
      .from(projects)
      .leftJoin(users, eq(users.id, ownerId))
      .$dynamic(),
    where: (start) =>
      and(
        eq(projects.kind, 'website'),
        isNull(projects.deletedAt),
        gte(createdAt, since),
        until === null ? undefined : lt(createdAt, until),
        made ? eq(projects.source, made) : undefined,
        matches(text, searched, start),
      ),
    sort,
    place,
  })
  return {
    projects: covered(rows.map(({ rowNumber: _, ...row }) => row)),
    next,
    /** Whether there may be more of them, among the hits that were not looked through. */
    inPart:
      next === null && isOverlooked(firstOverlooked(text, searched, startOf(place, sort)), since),
  }
}

/** Whether there is one that is not older than what is asked for: those behind it are older still. */
const isOverlooked = (hit: SQL | undefined, since: number): boolean =>
  hit !== undefined &&
  db
    .select({ id })
    .from(projects)
    .where(and(sql`${rowNumber} in (${hit})`, gte(createdAt, since)))
    .limit(1)
    .get() !== undefined

/** Rows are numbered as they are made: among hits, the newest have the highest numbers. */
const sortOf = (text: string): Sort => (text ? [[rowNumber, 'desc']] : newestFirst(createdAt, id))
