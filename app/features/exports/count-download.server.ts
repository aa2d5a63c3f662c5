import { eq, sql } from 'drizzle-orm'
import { type exportsTable, submissions, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import type { Actor } from '~/permissions/vocabulary'
import { mayWrite } from '~/platform/litefs/node.server'
import { log } from '~/platform/log.server'
import { isPdf } from './kinds'

/** Requests within so many milliseconds come of one press: a double click, a browser that asks anew. */
const onePress = 1_000
/** The same for a file that is fetched in pieces: its beginning may be asked for again meanwhile. */
const onePieceByPiece = 60_000

/**
 * Counts a PDF that somebody fetches, each press of theirs once. That is a GET: a count that fails is
 * logged, the file is sent all the same.
 *
 * @param piece whether the request is for the beginning of the file alone
 */
export function countDownload(
  actor: Actor,
  { id, kind }: Pick<typeof exportsTable.$inferSelect, 'id' | 'kind'>,
  { piece }: { piece: boolean },
): void {
  if (!isPdf(kind) || actor.kind === 'guest' || !mayWrite()) return
  const key = `${actor.id}:fetched:${id}`
  const now = Date.now()
  try {
    transaction((tx) => {
      const last = tx.select().from(submissions).where(eq(submissions.key, key)).get()
      if (last && last.createdAt > now - (piece ? onePieceByPiece : onePress)) return
      const fetched = { result: 'null', createdAt: now }
      tx.insert(submissions)
        .values({ key, ...fetched })
        .onConflictDoUpdate({ target: submissions.key, set: fetched })
        .run()
      tx.update(users)
        .set({ downloads: sql`${users.downloads} + 1` })
        .where(eq(users.id, actor.id))
        .run()
    })
  } catch (error) {
    log.warn({ err: error }, 'a download was not counted')
  }
}
