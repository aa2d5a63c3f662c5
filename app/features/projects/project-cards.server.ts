import { projects } from '~/db/schema'
import { cursorOf } from '~/features/lists/pages.server'
import type { PanelPicture } from '~/panels/url'
import { projectCovers } from './project-cover.server'

const projectsPerPage = 15

/** What a card shows of a project, besides its cover. */
export const cardColumns = {
  id: projects.id,
  name: projects.name,
  folderId: projects.folderId,
  brandId: projects.brandId,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
}

/**
 * One page of a list of projects, each with its cover.
 *
 * @param read reads at most so many rows; `at` is what they are sorted by, `key` the id beside it
 * @returns `next`: the cursor of the following page; null on the last one
 */
export function pageOfCards<Row extends { id: string; at: number; key?: string }>(
  read: (most: number) => Row[],
): { projects: (Row & { cover: PanelPicture | null })[]; next: string | null } {
  const rows = read(projectsPerPage + 1)
  const shown = rows.slice(0, projectsPerPage)
  const covers = projectCovers(shown.map((row) => row.id))
  const last = rows.length > projectsPerPage ? shown.at(-1) : undefined
  return {
    projects: shown.map((row) => ({ ...row, cover: covers.get(row.id) ?? null })),
    next: last ? cursorOf(last.at, last.key ?? last.id) : null,
  }
}
