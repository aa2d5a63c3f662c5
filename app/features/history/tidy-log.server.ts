import { lt } from 'drizzle-orm'
import { sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { logHistory } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { limits } from '~/permissions/limits'

/** Rows that are removed, and projects that are looked at, in one turn. */
const rowsATurn = 500
const projectsATurn = 200
const year = 365.25 * 24 * 60 * 60 * 1_000

/** Ids begin with their moment, so that the oldest entries come first. */
const oldest = prepared(() =>
  sqlite.prepare<[number], { id: string; createdAt: number }>(
    'select id, created_at as createdAt from log_history order by id limit ?',
  ),
)

const next = prepared(() =>
  sqlite.prepare<[string, number], { id: string; ownerId: string | null }>(
    'select id, owner_id as ownerId from projects where id > ? order by id limit ?',
  ),
)

const beyond = prepared(() =>
  sqlite.prepare<[string, number, number]>(
    `delete from log_history where id in (select id from log_history
      where project_id = ? order by created_at desc, id desc limit ? offset ?)`,
  ),
)

let after = ''

/**
 * Removes entries of the history that are older than it is kept, then the oldest of projects that have
 * too many. A step a turn.
 *
 * @returns whether there is more to do
 */
export function tidyLog(now = Date.now()): boolean {
  return transaction((tx) => {
    const until = now - limits.historyYears * year
    const last = oldest()
      .all(rowsATurn)
      .findLast(({ createdAt }) => createdAt < until)
    if (last) {
      tx.delete(logHistory)
        .where(lt(logHistory.id, `${last.id}~`))
        .run()
      return true
    }
    const found = next().all(after, projectsATurn)
    for (const { id, ownerId } of found) {
      const most = limits.historyOfProject[ownerId === null ? 'guest' : 'member']
      if (beyond().run(id, rowsATurn, most).changes > 0) return true
      after = id
    }
    if (found.length === projectsATurn) return true
    after = ''
    return false
  })
}
