import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { database } from '../places.ts'

/** Id of the database here; null without one, and for one that no newer release has updated. */
export function databaseId(): string | null {
  if (!existsSync(database)) return null
  const opened = new Database(database, { readonly: true })
  try {
    const has = opened.prepare("select 1 from sqlite_master where name = 'installation'").get()
    if (!has) return null
    return (opened.prepare('select id from installation').pluck().get() as string) ?? null
  } finally {
    opened.close()
  }
}
