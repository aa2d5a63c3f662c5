import { asc, gt, inArray } from 'drizzle-orm'
import { lostRows } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { settleFind } from './chosen-rows.server'

/** Rows that are looked through at once. */
const most = 200

/**
 * Removes the lost rows that name somebody who is deleted, by their id or an e-mail: nobody is asked about
 * them any more.
 *
 * @param words their id and e-mails
 * @param cursor the row that was looked at last; null at first
 * @returns the next cursor, null when there is no more
 */
export function forgetInLostRows(
  tx: Tx,
  words: readonly string[],
  cursor: string | null,
): string | null {
  const named = words.filter(Boolean).map(byItself)
  const rows = tx
    .select()
    .from(lostRows)
    .where(gt(lostRows.id, cursor ?? ''))
    .orderBy(asc(lostRows.id))
    .limit(most)
    .all()
  const theirs = rows.filter(({ key, before, after }) => {
    const all = JSON.stringify([key, before, after])
    return named.some((word) => word.test(all))
  })
  const ids = theirs.map(({ id }) => id)
  tx.delete(lostRows).where(inArray(lostRows.id, ids)).run()
  for (const find of new Set(theirs.map(({ findId }) => findId))) settleFind(tx, find)
  return rows.length < most ? null : (rows.at(-1)?.id ?? null)
}

/**
 * Finds an id in JSON, or an address that is not part of a longer one: joann@example.com is somebody else
 * than ann@example.com. An escaped character before it, such as a new line, is not one of its letters.
 */
function byItself(word: string): RegExp {
  const literal = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  if (!word.includes('@')) return new RegExp(literal)
  const before = '(?:(?<![\\p{L}\\p{N}._+-])|(?<=\\\\(?:[bfnrt]|u[\\da-f]{4})))'
  return new RegExp(`${before}${literal}(?!-*[\\p{L}\\p{N}]|\\.[\\p{L}\\p{N}])`, 'u')
}
