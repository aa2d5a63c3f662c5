import { sqlite } from '~/db/client.server'
import { pathTo } from '~/map/path-to'
import { workPath } from '~/map/work-path'
import type { Row, Value } from '~/platform/litefs/lost-find'
import { workKinds } from '~/shared/kinds'
import { truncate } from '~/shared/truncate'
import { readStored, storedTable } from './stored-table.server'

/** Columns that say what a row is about, the best first. */
const titles = [
  'title',
  'full_name',
  'name',
  'label',
  'text',
  'email',
  'file_name',
  'action',
  'provider',
  'key',
]
const mostTitle = 120

/** Title of a row in its own words; null when it has none. */
export function titleOf(row: Row): string | null {
  const found = titles.map((column) => row[column]).find((text) => text && typeof text === 'string')
  if (typeof found !== 'string') return null
  const words = found.trim()
  return words.length > mostTitle ? `${truncate(words, mostTitle).trimEnd()} …` : words
}

/** The same of a row that is here now. */
export function titleHere(table: string, id: Value): string | null {
  const row = rowHere(table, id)
  return row ? titleOf(row) : null
}

/** Title of a row; without one, that of the row it belongs to. */
export function aboutRow(table: string, row: Row): string | null {
  const own = titleOf(row) ?? formOf(table, row)
  if (own) return own
  const parents = [...(storedTable(table)?.references ?? [])]
  const names = parents.flatMap(([column, parent]) => titleHere(parent, row[column] ?? null) ?? [])
  return [...new Set(names)].slice(0, 2).join(' · ') || null
}

/** Owner of a form: its product, or the order form. */
function formOf(table: string, row: Row): string | null {
  const id = { forms: row.id, form_versions: row.form_id }[table]
  if (!id) return null
  const names = sqlite
    .prepare(
      'select name from products where form_id = :id union all select name from order_forms where form_id = :id',
    )
    .pluck()
    .get({ id })
  return (names as string | undefined) ?? null
}

function rowHere(table: string, id: Value): Row | undefined {
  const stored = storedTable(table)
  return stored && id !== null ? readStored(stored, { [stored.key]: id }) : undefined
}

/** Path that shows a row of a table; a row without a screen of its own leads to what it belongs to. */
const places: Record<string, (id: string, row: Row) => string | null> = {
  requests: (id) => workPath({ kind: 'request', id }),
  orders: (id) => workPath({ kind: 'order', id }),
  conversations: workOf,
  messages: (_, row) => workOf(row.conversation_id ?? null),
  notes: (_, row) => workOf(row.conversation_id ?? null),
  payments: (_, row) => placeHere('orders', row.order_id ?? null),
  pages: (p, row) => pathTo('/projects/:id', { id: String(row.project_id) }, { p }),
  projects: (id, row) => (row.deleted_at === null ? pathTo('/projects/:id', { id }) : null),
  profile_logins: (_, row) => placeHere('company_profiles', row.profile_id ?? null),
  company_profiles: (profile) => pathTo('/company-profile/:profile', { profile }),
  request_types: (type) => pathTo('/requests/types/:type', { type }),
  order_forms: (form) => pathTo('/orders/forms/create-form/:form', { form }),
  order_terms: (term) => pathTo('/orders/order-terms/:term', { term }),
  request_packages: (id) => pathTo('/requests/packages/:package', { package: id }),
  panels: (panel) => pathTo('/admin/panels/:panel', { panel }),
  users: (user, row) => (row.closed_at === null ? pathTo('/admin/users/:user', { user }) : null),
}

function placeHere(table: string, id: Value): string | null {
  const row = rowHere(table, id)
  return (row && typeof id === 'string' && places[table]?.(id, row)) || null
}

/** The request or order of a conversation. */
function workOf(conversation: Value): string | null {
  for (const kind of workKinds) {
    const id = sqlite
      .prepare(`select id from ${kind}s where conversation_id = ?`)
      .pluck()
      .get(conversation) as string | undefined
    if (id) return workPath({ kind, id })
  }
  return null
}

/** Path that shows a row, or what it belongs to, on this node; null when it is not here. */
export function placeOfRow(table: string, row: Row): string | null {
  const own = placeHere(table, row.id ?? null)
  if (own) return own
  const parents = [...(storedTable(table)?.references ?? [])]
  for (const place of Object.keys(places)) {
    for (const [column, parent] of parents) {
      const found = parent === place ? placeHere(place, row[column] ?? null) : null
      if (found) return found
    }
  }
  return null
}
