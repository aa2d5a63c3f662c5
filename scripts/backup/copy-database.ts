import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { database } from '../places.ts'
import { Refusal } from '../refusal.ts'

/** Copies one state of the database, however much is written meanwhile. @throws Refusal when there is none */
export async function copyDatabase(to: string): Promise<void> {
  if (!existsSync(database)) throw new Refusal(`There is no database at ${database}`)
  const sqlite = new Database(database, { readonly: true })
  try {
    sqlite.exec('begin')
    sqlite.prepare('select 1 from sqlite_master').get()
    await sqlite.backup(to)
  } finally {
    sqlite.close()
  }
}
