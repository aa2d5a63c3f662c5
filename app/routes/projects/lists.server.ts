import { redirect } from '@remix-run/node'
import { ownFolder } from '~/features/folders/find-folder.server'
import { listOwnFolders } from '~/features/folders/list-own-folders.server'
import {
  cursor,
  day,
  daysAgo,
  defineFilters,
  type FilterValues,
  inUse,
  oneOf,
  search,
  spanOfDays,
} from '~/features/lists/define-filters'
import type { PageStart } from '~/features/lists/page-start'
import type { Project } from '~/features/project-base/project-access.server'
import { backLink } from '~/features/projects/back-link'
import { listAllProjects } from '~/features/projects/list-all-projects.server'
import { listOwnProjects, projectSorts } from '~/features/projects/list-own-projects.server'
import { listSharedProjects } from '~/features/projects/list-shared-projects.server'
import { pathTo, queryOf } from '~/map/path-to'
import { createdRanges } from '~/messages/day-ranges'
import { canSeeAllProjects, projectSources, templateKindOf } from '~/permissions/projects'
import type { Actor, Member } from '~/permissions/vocabulary'
import { templatePath } from '~/routes/templates/addresses'

const ownFiltersIn = defineFilters({
  q: search(),
  sort: oneOf(projectSorts.filter((sort) => sort !== 'newest')),
  after: cursor(),
  shared: cursor(),
})
const folderFiltersIn = ({ sort, after }: ReturnType<typeof ownFiltersIn>) => ({ sort, after })
/** `from`, `to` and `made` come with the links of the statistics (`projectsIn`): the screen only takes them off. */
const allFiltersIn = defineFilters({
  q: search(),
  created: oneOf(Object.keys(createdRanges)),
  from: day(),
  to: day(),
  made: oneOf(projectSources),
  after: cursor(),
})

/** A list of projects as a screen shows it, also behind the dialogs of its cards. */
export type ShownList = ReturnType<typeof ownList | typeof folderList | typeof allList>

/** Address of a list with its filters and page: dialogs lead back to it. */
function standing<Filters extends FilterValues>(path: string, filters: Filters) {
  const query = inUse(filters)
  return { path, filters, query, address: path + queryOf(query) }
}

const standingOwn = (params: URLSearchParams) => standing('/projects', ownFiltersIn(params))
const standingInFolder = (id: string, params: URLSearchParams) =>
  standing(pathTo('/projects/folder/:id', { id }), folderFiltersIn(ownFiltersIn(params)))
/** If the address names days (`from`, `to`), *Created* offers no choice. */
function standingAll(params: URLSearchParams) {
  const filters = allFiltersIn(params)
  const created = filters.from || filters.to ? '' : filters.created
  return standing('/projects/all', { ...filters, created })
}

const placeAfter = (after: string): PageStart => (after ? { after } : null)

/** My Projects: folders and the projects of the root, or what a search finds; then what is shared. */
export function ownList(actor: Member, params: URLSearchParams) {
  const stands = standingOwn(params)
  const { q, sort, after, shared } = stands.filters
  return {
    kind: 'own' as const,
    ...stands,
    folders: q || after || shared ? [] : listOwnFolders(actor),
    own: shared
      ? null
      : listOwnProjects(actor, {
          ...(q ? { search: q } : { folderId: null }),
          sort: sort || 'newest',
          place: placeAfter(after),
        }),
    shared: after ? null : listSharedProjects(actor, { search: q, place: placeAfter(shared) }),
  }
}

/** One folder with its projects. @throws DomainError `not-found` for anyone but its owner */
export function folderList(actor: Member, id: string, params: URLSearchParams) {
  const { name } = ownFolder(actor, id)
  const stands = standingInFolder(id, params)
  const { sort, after } = stands.filters
  return {
    kind: 'folder' as const,
    ...stands,
    id,
    name,
    own: listOwnProjects(actor, { folderId: id, sort: sort || 'newest', place: placeAfter(after) }),
  }
}

/** All Projects. @throws DomainError 403 for anyone who may not manage projects */
export function allList(actor: Actor, params: URLSearchParams) {
  const stands = standingAll(params)
  const { q, created, from, to, made, after } = stands.filters
  // The statistics, which these days come from, count them in UTC.
  const days = spanOfDays(from, to, 'UTC')
  const since = days.from ?? (created ? daysAgo(created) : 0)
  const { until } = days
  return {
    kind: 'all' as const,
    ...stands,
    all: listAllProjects(actor, { search: q, since, until, made, place: placeAfter(after) }),
  }
}

/**
 * The list that lies behind a dialog about a project: the one it was opened from (`in`), else the
 * one its editor leads back to.
 */
export function listBehind(actor: Member, project: Project, params: URLSearchParams): ShownList {
  if (isAmongAll(actor, project, params)) return allList(actor, params)
  const folder = folderOf(actor, project, params)
  return folder ? folderList(actor, folder, params) : ownList(actor, params)
}

/** Its address, without a look at what is in it. */
export function addressBehind(actor: Member, project: Project, params: URLSearchParams): string {
  if (isAmongAll(actor, project, params)) return standingAll(params).address
  const folder = folderOf(actor, project, params)
  return (folder ? standingInFolder(folder, params) : standingOwn(params)).address
}

const isAmongAll = (actor: Member, project: Project, params: URLSearchParams): boolean =>
  canSeeAllProjects(actor) &&
  (params.get('in') === 'all' || backLink(actor, project) === '/projects/all')

const folderOf = (actor: Member, project: Project, params: URLSearchParams): string | null =>
  project.ownerId === actor.id && params.get('in') !== 'root' ? project.folderId : null

/** The list that lies behind a dialog about a folder: the folder itself, or My Projects. */
export const folderBehind = (actor: Member, id: string, params: URLSearchParams): ShownList =>
  params.get('in') === 'folder'
    ? folderList(actor, id, params)
    : ownList(actor, new URLSearchParams())

/**
 * Templates are renamed and deleted among the templates.
 *
 * @throws a redirect to `screen`, where that is done, for somebody who comes with one
 */
export function unlessTemplate<P extends Project>(project: P, screen = templatePath): P {
  const kind = templateKindOf(project)
  if (kind) throw redirect(screen(kind, project.id))
  return project
}
