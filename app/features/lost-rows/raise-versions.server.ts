import { sql } from 'drizzle-orm'
import { counters } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { hoursCounter } from '~/features/availability/find-availability.server'
import { settingsCounter } from '~/features/settings/general-settings.server'
import type { KeptRow } from './apply-row.server'

/** Rows that are saved with another one, by its form: whose `version` counts them, and which column names it. */
const savedWith: Record<string, readonly [table: string, column: string]> = {
  user_packages: ['users', 'user_id'],
  package_types: ['request_packages', 'package_id'],
  type_followers: ['request_types', 'type_id'],
  order_form_followers: ['order_forms', 'order_form_id'],
  request_followers: ['requests', 'request_id'],
  order_followers: ['orders', 'order_id'],
  term_versions: ['order_terms', 'term_id'],
  form_versions: ['forms', 'form_id'],
  template_category_items: ['projects', 'project_id'],
}

/** The same of forms whose rows have no version: a counter has it. */
const countedAs: Record<string, (row: KeptRow) => string> = {
  general_settings: () => settingsCounter,
  availability: (row) => hoursCounter(String(columnOf(row, 'user_id'))),
  days_off: (row) => hoursCounter(String(columnOf(row, 'user_id'))),
}

const columnOf = ({ before, after }: KeptRow, column: string) => (after ?? before)?.[column]

/** Raises the version of every form that shows rows which were taken over: one that is open is stale now. */
export function raiseVersions(tx: Tx, taken: readonly KeptRow[]): void {
  const raised = new Set<string>()
  for (const row of taken) {
    const [table, column] = savedWith[row.table] ?? []
    const id = column && columnOf(row, column)
    const counter = countedAs[row.table]?.(row)
    const what = counter ?? `${table} ${id}`
    if (raised.has(what)) continue
    raised.add(what)
    if (counter !== undefined) {
      tx.insert(counters)
        .values({ name: counter, value: 1 })
        .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
        .run()
    } else if (table && id) {
      tx.run(
        sql`update ${sql.identifier(table)} set version = version + 1 where id = ${id as string}`,
      )
    }
  }
}
