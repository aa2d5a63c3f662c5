import type { Row, Value } from '~/platform/litefs/lost-find'

type Kept = {
  id: string
  table: string
  kind: string
  key: Row
  before: Row | null
  after: Row | null
}

/** Content of a page and its log: one without the other would make another page of its versions. */
const ofPages = ['sections', 'page_ops', 'page_snapshots']

/**
 * Rows that are decided together: all that happened to one page, and to others where sections were moved
 * between them or a header or footer of all pages was changed. Every other row is a unit by itself.
 */
export function unitsOf<R extends Kept>(rows: readonly R[]): R[][] {
  const shared = new Set(rows.filter(isOfAllPages).map((row) => columnOf(row, 'project_id')))
  const units = new Map<string, R[]>()
  const leads = new Map<string, string>()
  const leadOf = (name: string): string => {
    const next = leads.get(name)
    return next === undefined || next === name ? name : leadOf(next)
  }
  const named = rows.map((row) => ({ row, names: namesOf(row, shared) }))
  for (const { names } of named) {
    for (const name of names.slice(1)) leads.set(leadOf(name), leadOf(names[0] as string))
  }
  for (const { row, names } of named) {
    const unit = leadOf(names[0] as string)
    units.set(unit, [...(units.get(unit) ?? []), row])
  }
  return [...units.values()]
}

/** Whether a row belongs to what happened to a page. */
export const isOfPage = ({ table, kind, before, after }: Kept): boolean =>
  ofPages.includes(table) ||
  (table === 'pages' && (kind !== 'changed' || before?.revision !== after?.revision))

const isOfAllPages = (row: Kept) =>
  row.table === 'sections' && (row.after ?? row.before)?.page_id === null

const columnOf = ({ before, after }: Kept, column: string): Value =>
  (after ?? before)?.[column] ?? null

/** The pages that a row is about; a row by itself has its own id. */
function namesOf(row: Kept, shared: ReadonlySet<Value>): string[] {
  if (!isOfPage(row)) return [row.id]
  const { table, key, before, after } = row
  const pages =
    table === 'pages' ? [key.id] : [before?.page_id, after?.page_id].filter((id) => id != null)
  const project = columnOf(row, 'project_id')
  const names = [...new Set(pages)].map((id) => `page ${id}`)
  if (shared.has(project)) names.push(`project ${project}`)
  return names.length > 0 ? names : [row.id]
}
