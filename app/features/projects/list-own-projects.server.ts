import { and, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import { readFrom, startOf } from '~/features/lists/pages.server'
import { searchText } from '~/features/lists/search.server'
import type { PanelPicture } from '~/panels/url'
import type { Member } from '~/permissions/vocabulary'
import { nameContains } from './name-contains.server'
import { cardColumns, pageOfCards } from './project-cards.server'

export type ProjectCard = {
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
  /** `next` of the page before. */
  after?: string
}

/** One's own projects, the newest or last edited first, a page at a time. Templates are not among them. */
export function listOwnProjects(
  actor: Member,
  { folderId, search, sort = 'newest', after }: Question = {},
): { projects: ProjectCard[]; next: string | null } {
  const text = searchText(search)
  const at = sort === 'edited' ? projects.updatedAt : projects.createdAt
  const { beyond, order } = readFrom(startOf(after ? { after } : null), [at, projects.id])
  const where = [
    eq(projects.ownerId, actor.id),
    eq(projects.template, false),
    text ? nameContains(text) : undefined,
    beyond,
  ]
  if (folderId) where.push(eq(projects.folderId, folderId))
  else if (folderId === null || !text) where.push(isNull(projects.folderId))
  return pageOfCards((most) =>
    db
      .select({ ...cardColumns, at })
      .from(projects)
      .where(and(...where))
      .orderBy(...order)
      .limit(most)
      .all(),
  )
}
