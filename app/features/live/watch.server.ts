import Database from 'better-sqlite3'
import { databaseFile } from '~/db/client.server'
import { log } from '~/platform/log.server'
import { newestSql } from './newest-event.server'

/** How often the database is asked whether anybody has committed, in milliseconds. */
const pause = 100
/** Most events read at once. */
const batch = 1000

export type EventRow = { seq: number; topic: string }

/**
 * Hears of the commits of every process, this one and LiteFS's replication included: a connection
 * that never writes sees `PRAGMA data_version` change with each of them. Then it reads what is new.
 */
export function openWatch() {
  const sqlite = new Database(databaseFile, { readonly: true })
  sqlite.pragma('busy_timeout = 1000')
  const version = sqlite.prepare('pragma data_version').pluck()
  const newest = sqlite.prepare(newestSql).pluck()
  const oldest = sqlite.prepare('select min(seq) from live_events').pluck()
  const after = sqlite.prepare(
    `select seq, topic from live_events where seq > ? order by seq limit ${batch}`,
  )
  const between = sqlite
    .prepare(
      `select max(seq) from live_events where seq > ? and seq <= ?
       and topic in (select value from json_each(?))`,
    )
    .pluck()
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }

  return {
    /** Number of the newest event there ever was. */
    newest: () => (newest.get() as number | undefined) ?? 0,
    /** Number of the oldest event that is kept; undefined when none is. */
    oldest: () => (oldest.get() as number | null) ?? undefined,
    /** Whether something happened under the topics after `since` and up to `until`. */
    happened: (topics: readonly string[], since: number, until: number) =>
      between.get(since, until, JSON.stringify(topics)) !== null,
    /** Calls `hear` with the events after `seq`, whenever there are some, until it is stopped. */
    start(seq: number, hear: (rows: EventRow[]) => Promise<void>) {
      stop()
      let last = seq
      let seenVersion: unknown
      let reading = false
      const look = async () => {
        if (reading) return
        reading = true
        try {
          const now = version.get()
          if (now !== seenVersion) {
            while (timer === mine) {
              const rows = after.all(last) as EventRow[]
              const end = rows.at(-1)
              if (!end) break
              await hear(rows)
              last = end.seq
            }
            seenVersion = now
          }
        } catch (error) {
          log.warn({ err: error }, 'live events could not be read')
        } finally {
          reading = false
        }
      }
      const mine = setInterval(look, pause)
      mine.unref()
      timer = mine
    },
    stop,
    close() {
      stop()
      sqlite.close()
    },
  }
}
