import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as schema from '~/db/schema'
import { fileColumns } from '~/features/files/is-unused.server'

/**
 * A brand keeps the name of a logo as what it looks like, not the logo: it goes with its last project. A
 * download lasts an hour and has an upkeep of its own.
 */
const exceptions = ['brands.logo', 'exports.file']

test('every column that names a stored file is a foreign key to files', () => {
  const columns = Object.values(schema)
    .filter((each) => is(each, SQLiteTable) && each !== schema.storedFiles)
    .map((table) => getTableConfig(table as SQLiteTable))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  const naming = columns.filter((name) => /\.(.*_)?(file|logo|avatar|image|icon|photo)$/.test(name))
  const keys = fileColumns.map(({ table, column }) => `${getTableName(table)}.${column.name}`)
  expect(keys).toContain('file_uses.file')
  expect(naming.filter((name) => !exceptions.includes(name)).toSorted()).toEqual(keys.toSorted())
})
