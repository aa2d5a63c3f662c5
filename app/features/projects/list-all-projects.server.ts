import { sqlite } from '~/db/client.server'
import { cursorOf, pageSize, readCursor } from '~/features/lists/pages.server'
import { isIndexed, phrase, searchText } from '~/features/lists/search.server'
import type { PanelPicture } from '~/panels/url'
import { canSeeAllProjects } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { forbidden } from '~/platform/faults'
import { projectCovers } from './project-cover.server'

/** A search looks at so many hits at most before it gives a page. */
const candidates = 1_000

type ListedProject = {
  id: string
  name: string
  brandId: string
  /** Null for a guest's project. */
  ownerId: string | null
  ownerName: string | null
  createdAt: number
  updatedAt: number
}

/** With the picture that stands for it; null while it has none. */
type Covered = ListedProject & { cover: PanelPicture | null }

type Question = {
  search?: string
  /** Only those made since, milliseconds UTC. */
  since?: number
  /** `next` of the page before. */
  after?: string
}

const columns = `p.id, p.name, p.brand_id as brandId, p.owner_id as ownerId, u.full_name as ownerName,
  p.created_at as createdAt, p.updated_at as updatedAt, p.row_number as rowNumber`

/**
 * The projects of everybody, newest first, a page at a time; templates are not among them. A search
 * for three characters or more finds them anywhere in the name, a shorter one at its beginning and
 * in the order of names.
 *
 * @throws Fault 403 for who may not manage projects
 */
export function listAllProjects(
  actor: Actor,
  { search, since = 0, after }: Question = {},
): { projects: Covered[]; next: string | null } {
  if (!canSeeAllProjects(actor)) throw forbidden()
  const text = searchText(search)
  const [rows, cursor] =
    text === ''
      ? everything(since, after)
      : isIndexed(text)
        ? containing(text, since, after)
        : beginningWith(text, since, after)
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  const shown = rows.slice(0, pageSize)
  const covers = projectCovers(shown.map(({ id }) => id))
  return {
    projects: shown.map(({ rowNumber: _, ...project }) => ({
      ...project,
      cover: covers.get(project.id) ?? null,
    })),
    next: last ? cursor(last) : null,
  }
}

type Row = ListedProject & { rowNumber: number }
type Found = [rows: Row[], cursor: (row: Row) => string]

const read = (sql: string, ...values: (string | number)[]) =>
  sqlite.prepare<(string | number)[], Row>(sql).all(...values, pageSize + 1)

function everything(since: number, after: string | undefined): Found {
  const [at, id] = readCursor(after ?? '') ?? [Number.MAX_SAFE_INTEGER, '']
  const rows = read(
    `select ${columns} from projects p left join users u on u.id = p.owner_id
     where p.template = 0 and p.created_at >= ? and (p.created_at, p.id) < (?, ?)
     order by p.created_at desc, p.id desc limit ?`,
    since,
    at,
    id,
  )
  return [rows, ({ createdAt, id }) => cursorOf(createdAt, id)]
}

/** Rows are numbered as they are made: the newest have the highest numbers. */
function containing(text: string, since: number, after: string | undefined): Found {
  const below = /^\d{1,15}$/.test(after ?? '') ? Number(after) : Number.MAX_SAFE_INTEGER
  const rows = read(
    `select ${columns}
     from (select rowid from projects_search where projects_search match ? and rowid < ?
       order by rowid desc limit ${candidates}) hit
     join projects p on p.row_number = hit.rowid left join users u on u.id = p.owner_id
     where p.template = 0 and p.created_at >= ?
     order by hit.rowid desc limit ?`,
    phrase(text),
    below,
    since,
  )
  return [rows, ({ rowNumber }) => String(rowNumber)]
}

function beginningWith(text: string, since: number, after: string | undefined): Found {
  const [name, id] = splitName(after)
  const rows = read(
    `select ${columns} from projects p left join users u on u.id = p.owner_id
     where p.name collate nocase >= ? and p.name collate nocase < ? || char(0x10ffff)
       and (p.name collate nocase, p.id) > (?, ?) and p.template = 0 and p.created_at >= ?
     order by p.name collate nocase, p.id limit ?`,
    text,
    text,
    name,
    id,
    since,
  )
  return [rows, (row) => `${row.id}~${row.name}`]
}

function splitName(cursor = ''): [name: string, id: string] {
  const at = cursor.indexOf('~')
  return at < 0 ? ['', ''] : [cursor.slice(at + 1), cursor.slice(0, at)]
}
