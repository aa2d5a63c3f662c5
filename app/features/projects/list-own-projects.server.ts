import { and, desc, eq, isNull, like, lt, or, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import type { PanelPicture } from '~/panels/url'
import type { Member } from '~/permissions/vocabulary'
import { projectCovers } from './project-cover.server'

const projectsPerPage = 15

export type ProjectCard = {
  id: string
  name: string
  folderId: string | null
  brandId: string
  createdAt: number
  updatedAt: number
  cover: PanelPicture | null
}

type Question = {
  /** A folder's id; null is the root. A search goes through all folders when it is left out. */
  folderId?: string | null
  search?: string
  /** `next` of the page before. */
  after?: string
}

/** One's own projects, newest first, a page at a time. Templates are not among them. */
export function listOwnProjects(
  actor: Member,
  { folderId, search, after }: Question = {},
): { projects: ProjectCard[]; next: string | null } {
  const text = search?.trim().slice(0, 200) ?? ''
  const where = [eq(projects.ownerId, actor.id), eq(projects.template, false)]
  if (folderId) where.push(eq(projects.folderId, folderId))
  else if (folderId === null || !text) where.push(isNull(projects.folderId))
  if (text) where.push(sql`${like(projects.name, `%${escapeLike(text)}%`)} escape '\\'`)
  const cursor = readCursor(after)
  if (cursor) {
    const older = or(
      lt(projects.createdAt, cursor.at),
      and(eq(projects.createdAt, cursor.at), lt(projects.id, cursor.id)),
    )
    if (older) where.push(older)
  }
  const { id, name, brandId, createdAt, updatedAt } = projects
  const rows = db
    .select({ id, name, folderId: projects.folderId, brandId, createdAt, updatedAt })
    .from(projects)
    .where(and(...where))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(projectsPerPage + 1)
    .all()
  const shown = rows.slice(0, projectsPerPage)
  const covers = projectCovers(shown.map((row) => row.id))
  const last = rows.length > projectsPerPage ? shown.at(-1) : undefined
  return {
    projects: shown.map((row) => ({ ...row, cover: covers.get(row.id) ?? null })),
    next: last ? `${last.createdAt}.${last.id}` : null,
  }
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

function readCursor(text: string | undefined): { at: number; id: string } | null {
  const match = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '')
  return match ? { at: Number(match[1]), id: match[2] ?? '' } : null
}
