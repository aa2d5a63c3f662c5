import { redirect } from '@remix-run/node'
import { backLink } from '~/features/projects/back-link'
import { ownFolder } from '~/features/projects/find-folder.server'
import { listAllProjects } from '~/features/projects/list-all-projects.server'
import { listOwnFolders } from '~/features/projects/list-own-folders.server'
import { listOwnProjects, projectSorts } from '~/features/projects/list-own-projects.server'
import { listSharedProjects } from '~/features/projects/list-shared-projects.server'
import type { Project } from '~/features/projects/project-access.server'
import { createdRanges } from '~/messages/projects'
import { canSeeAllProjects, templateKindOf } from '~/permissions/projects'
import type { Actor, Member } from '~/permissions/vocabulary'
import { queryOf } from '~/routes/http/query'
import { templatePath } from '~/routes/templates/addresses'

const day = 24 * 60 * 60 * 1000

/** A list of projects as a screen shows it, also behind the dialogs of its cards. */
export type ProjectList = ReturnType<typeof ownList | typeof folderList | typeof allList>

/** Where a list stands, with its filters and page: dialogs lead back to it. */
const place = (path: string, query: Record<string, string>) => ({
  path,
  query,
  here: path + queryOf(query),
})

/** The parameters of an address that are not empty. */
const given = (params: URLSearchParams, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)?.trim().slice(0, 300)
      return value ? [[name, value]] : []
    }),
  )

/** How one's own projects are sorted; the default stands in no address. */
function sortOf(query: Record<string, string>) {
  const sort = projectSorts.find((known) => known === query.sort) ?? 'newest'
  if (sort === 'newest') delete query.sort
  return sort
}

/** My Projects: folders and the projects of the root, or what a search finds; then what is shared. */
export function ownList(actor: Member, params: URLSearchParams) {
  const query = given(params, ['q', 'sort', 'after', 'shared'])
  const sort = sortOf(query)
  const { q: search = '', after, shared } = query
  return {
    kind: 'own' as const,
    ...place('/projects', query),
    search,
    sort,
    folders: search || after || shared ? [] : listOwnFolders(actor),
    own: shared
      ? null
      : listOwnProjects(actor, { ...(search ? { search } : { folderId: null }), sort, after }),
    shared: after ? null : listSharedProjects(actor, { search, after: shared }),
  }
}

/** One folder with its projects. @throws Fault `not-found` for who does not own it */
export function folderList(actor: Member, id: string, params: URLSearchParams) {
  const { name } = ownFolder(actor, id)
  const query = given(params, ['sort', 'after'])
  const sort = sortOf(query)
  return {
    kind: 'folder' as const,
    ...place(`/projects/folder/${id}`, query),
    id,
    name,
    sort,
    own: listOwnProjects(actor, { folderId: id, sort, after: query.after }),
  }
}

/** All Projects. @throws Fault 403 for who may not manage projects */
export function allList(actor: Actor, params: URLSearchParams) {
  const query = given(params, ['q', 'created', 'after'])
  const days =
    query.created && Object.hasOwn(createdRanges, query.created) ? Number(query.created) : null
  if (days === null) delete query.created
  const since = days === null ? undefined : Date.now() - days * day
  return {
    kind: 'all' as const,
    ...place('/projects/all', query),
    search: query.q ?? '',
    all: listAllProjects(actor, { search: query.q, since, after: query.after }),
  }
}

/**
 * The list that lies behind a dialog about a project: the one it was opened from (`in`), else the
 * one its editor leads back to.
 */
export function listBehind(actor: Member, project: Project, params: URLSearchParams): ProjectList {
  const all = params.get('in') === 'all' || backLink(actor, project) === '/projects/all'
  if (all && canSeeAllProjects(actor)) return allList(actor, params)
  const inFolder = project.ownerId === actor.id && params.get('in') !== 'root' && project.folderId
  return inFolder ? folderList(actor, inFolder, params) : ownList(actor, params)
}

/** The list that lies behind a dialog about a folder: the folder itself, or My Projects. */
export const folderBehind = (actor: Member, id: string, params: URLSearchParams): ProjectList =>
  params.get('in') === 'folder'
    ? folderList(actor, id, params)
    : ownList(actor, new URLSearchParams())

/** Templates are renamed and deleted among the templates: whoever comes with one is led there. */
export function ownScreen<P extends Project>(project: P, what = ''): P {
  const kind = templateKindOf(project)
  if (kind) throw redirect(templatePath(kind, project.id, what))
  return project
}
