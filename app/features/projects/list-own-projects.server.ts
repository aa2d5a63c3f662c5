import { and, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import { searchText } from '~/features/lists/define-filters'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { contains } from '~/features/lists/search.server'
import type { PanelPicture } from '~/panels/url'
import type { Member } from '~/permissions/vocabulary'
import { cardColumns, cardsPerPage, covered } from './project-cards.server'

type ProjectCard = {
  id: string
  name: string
  folderId: string | null
  brandId: string
  createdAt: number
  updatedAt: number
  cover: PanelPicture | null
}

export const projectSorts = ['newest', 'edited'] as const
type ProjectSort = (typeof projectSorts)[number]

type Question = {
  /** A folder's id; null is the root. A search goes through all folders when it is left out. */
  folderId?: string | null
  search?: string
  /** By when they were made (default), or by their last change. */
  sort?: ProjectSort
  place?: PageStart
}

/** One's own projects, the newest or last edited first, a page at a time. Templates are not among them. */
export function listOwnProjects(
  actor: Member,
  { folderId, search, sort = 'newest', place }: Question = {},
): { projects: ProjectCard[]; next: string | null } {
  const text = searchText(search)
  const inFolder = folderId
    ? eq(projects.folderId, folderId)
    : folderId === null || !text
      ? isNull(projects.folderId)
      : undefined
  const { rows, next } = readPage({
    select: db.select(cardColumns).from(projects).$dynamic(),
    where: and(
      eq(projects.ownerId, actor.id),
      eq(projects.kind, 'website'),
      text ? contains(projects.name, text) : undefined,
      inFolder,
    ),
    sort: newestFirst(sort === 'edited' ? projects.updatedAt : projects.createdAt, projects.id),
    place,
    size: cardsPerPage,
  })
  return { projects: covered(rows), next }
}
