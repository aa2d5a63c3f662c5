import { eq, sql } from 'drizzle-orm'
import { type exportsTable, idempotencyKeys, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import type { Actor } from '~/permissions/vocabulary'
import { primaryTask } from '~/platform/litefs/primary-task.server'
import { isPdf } from './kinds'

/** Milliseconds within which two requests count as one press: a double click, a browser that asks again. */
const onePress = 1_000
/** The same for a file that is fetched in pieces: its beginning may be asked for again meanwhile. */
const onePieceByPiece = 60_000

/**
 * Counts a PDF that somebody fetches, each press of theirs once. That is a GET: the primary is told where
 * this node may not write.
 *
 * @param piece whether the request is for the beginning of the file alone
 */
export function countDownload(
  actor: Actor,
  { id, kind }: Pick<typeof exportsTable.$inferSelect, 'id' | 'kind'>,
  { piece }: { piece: boolean },
): void {
  if (isPdf(kind) && actor.kind !== 'guest') count({ userId: actor.id, exportId: id, piece })
}

type Fetched = { userId: string; exportId: string; piece: boolean }

const count = primaryTask('count-download', ({ userId, exportId, piece }: Fetched) =>
  transaction((tx) => {
    const key = `${userId}:fetched:${exportId}`
    const now = Date.now()
    const last = tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)).get()
    if (last && last.createdAt > now - (piece ? onePieceByPiece : onePress)) return
    const fetched = { result: 'null', createdAt: now }
    tx.insert(idempotencyKeys)
      .values({ key, ...fetched })
      .onConflictDoUpdate({ target: idempotencyKeys.key, set: fetched })
      .run()
    tx.update(users)
      .set({ downloads: sql`${users.downloads} + 1` })
      .where(eq(users.id, userId))
      .run()
  }),
)
