import { projects } from '~/db/schema'
import type { PanelPicture } from '~/panels/url'
import { projectCovers } from './project-cover.server'

export const cardsPerPage = 15

/** Columns of a project for its card, besides its cover. */
export const cardColumns = {
  id: projects.id,
  name: projects.name,
  folderId: projects.folderId,
  brandId: projects.brandId,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
}

/** Projects, each with its cover picture; null while it has none. */
export function covered<Row extends { id: string }>(
  rows: Row[],
): (Row & { cover: PanelPicture | null })[] {
  const covers = projectCovers(rows.map(({ id }) => id))
  return rows.map((row) => ({ ...row, cover: covers.get(row.id) ?? null }))
}
