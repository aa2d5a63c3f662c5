import { hasPreview } from '~/features/files/stored-file'

type Row = { id: string; name: string; type: string; size: number; createdAt: number }

/** Facts about a stored file for a screen; its name on the disk stays with the server. */
export const shownFile = (row: Row) => ({
  id: row.id,
  name: row.name,
  type: row.type,
  size: row.size,
  at: row.createdAt,
  picture: hasPreview(row),
})
