import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { databaseFile, sqlite } from '~/db/client.server'
import { transaction } from '~/db/transaction.server'

test('a transaction has the write lock before anything is read in it', () => {
  const other = new Database(databaseFile)
  sqlite.pragma('busy_timeout = 0')
  other.exec('BEGIN IMMEDIATE')
  let begun = false
  expect(() =>
    transaction(() => {
      begun = true
    }),
  ).toThrow(expect.objectContaining({ code: 'SQLITE_BUSY' }))
  expect(begun).toBe(false)
  other.exec('ROLLBACK')
  other.close()
  expect(transaction(() => 'done')).toBe('done')
})
