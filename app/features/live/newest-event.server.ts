import { sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'

/** Asks for the number of the newest event there ever was, kept or not. */
export const newestSql = "select seq from sqlite_sequence where name = 'live_events'"

const newest = prepared(() => sqlite.prepare(newestSql).pluck())

/**
 * Number of the newest event. A loader reads it before anything else, so that what it reads afterwards
 * reflects at least the events up to there; the page listens from there on.
 */
export const newestEvent = (): number => (newest().get() as number | undefined) ?? 0
