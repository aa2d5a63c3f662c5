import { is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '~/db/schema'

/** The columns that refer to stored files: every foreign key of the schema does. */
export const fileColumns = Object.values(schema)
  .filter((table) => is(table, SQLiteTable))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { foreignTable, columns } = key.reference()
      return foreignTable === schema.storedFiles ? columns.map((column) => ({ table, column })) : []
    }),
  )

/** Holds for a row of `files` that no foreign key refers to. */
export const isUnused: SQL = sql`(${sql.join(
  fileColumns.map(
    ({ table, column }) =>
      sql`not exists (select 1 from ${table} where ${column} = ${schema.storedFiles.file})`,
  ),
  sql` and `,
)})`
