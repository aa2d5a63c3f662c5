import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** A place in a list that is sorted by a moment and an id, newest first. */
type Place = { at: number; id: string }

/** The address of the rows after this one. */
export const cursorOf = ({ at, id }: Place): string => `${at}.${id}`

/** @returns null for what is no cursor: the list starts at its beginning */
export function readCursor(text: string | null | undefined): Place | null {
  const match = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '')
  return match ? { at: Number(match[1]), id: match[2] ?? '' } : null
}

/** What comes after a place. */
export function after(
  cursor: string | null | undefined,
  at: SQLiteColumn,
  id: SQLiteColumn,
): SQL | undefined {
  const place = readCursor(cursor)
  return place ? or(lt(at, place.at), and(eq(at, place.at), lt(id, place.id))) : undefined
}

export const newestFirst = (at: SQLiteColumn, id: SQLiteColumn): SQL[] => [desc(at), desc(id)]
