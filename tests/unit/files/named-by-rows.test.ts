import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as schema from '~/db/schema'
import { namedByRows } from '~/platform/files/named-by-rows'

/** Downloads, which last an hour. */
const passing = ['exports.file']

test('every column that names a file is in the list, and every column of the list is one', () => {
  const columns = Object.values(schema)
    .filter((each) => is(each, SQLiteTable))
    .map((table) => getTableConfig(table))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  const naming = columns.filter((name) => /\.(.*_)?(file|logo|avatar|image|icon|photo)$/.test(name))
  const listed = new Set(Object.values(namedByRows).flatMap((list) => list.map((c) => c.join('.'))))
  expect(naming.filter((name) => !passing.includes(name)).toSorted()).toEqual([...listed].sort())
})
