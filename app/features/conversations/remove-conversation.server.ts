import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { conversations, fileUses, lastReads, messages, notes, notifications } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { dropDraftsAt } from '~/features/drafts/consume-draft.server'
import {
  outgoingDraftKey,
  pinsDraftKey,
  waitingPinsDraftKey,
  writtenDraftKey,
  writtenKinds,
} from '~/features/drafts/draft-keys'
import { dropUses } from '~/features/files/file-uses.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { log } from '~/platform/log.server'

/** Rows that are removed at once: with a message go its entry in the search and its pins. */
const most = 100

/**
 * Marks a conversation as removed, in the transaction that removes what it is about: from then on nothing
 * leads to it. What it holds goes in pieces.
 *
 * @param workId what notifications name that lead there
 */
export function markRemoved(tx: Tx, conversationId: string, workId: string): void {
  tx.update(conversations)
    .set({ removedAt: Date.now(), removedWork: workId })
    .where(eq(conversations.id, conversationId))
    .run()
}

/** Pieces that are removed before the person who deletes is answered: most conversations are gone then. */
const atOnce = 10

/** Removes what a conversation holds that was marked as removed; of a long one upkeep does the rest. */
export async function removeConversation(id: string): Promise<void> {
  for (let piece = 0; piece < atOnce; piece += 1) {
    if (!(await removePiece(id))) return
    await nextTurn()
  }
}

let isRemoving = false

/** Removes what is left of all conversations that were marked as removed: as much time as it takes is left to others. */
export async function removeTheRest(): Promise<void> {
  if (isRemoving) return
  isRemoving = true
  try {
    const left = db
      .select({ id: conversations.id })
      .from(conversations)
      .where(isNotNull(conversations.removedAt))
      .all()
    for (const { id } of left) await removeRestOf(id)
  } finally {
    isRemoving = false
  }
}

/** One that fails keeps no other: it is tried again with the next run. */
async function removeRestOf(id: string): Promise<void> {
  try {
    for (;;) {
      const begun = performance.now()
      if (!(await removePiece(id))) return
      await pause(performance.now() - begun)
    }
  } catch (error) {
    log.warn(
      { err: error, conversation: id },
      'what is left of a conversation could not be removed',
    )
  }
}

/** Files go after their rows: an interruption leaves a file nobody points at, never the reverse. */
async function removePiece(id: string): Promise<boolean> {
  const { more, files } = transaction((tx) => removeSome(tx, id))
  await removeFiles(files)
  return more
}

/** Removes some of what a conversation holds, and the conversation itself with the last of it. */
function removeSome(tx: Tx, id: string): { more: boolean; files: string[] } {
  const row = tx.select().from(conversations).where(eq(conversations.id, id)).get()
  if (!row) return { more: false, files: [] }
  const draftKeys = writtenKinds.map((kind) => writtenDraftKey(kind, id))
  const beneath = [outgoingDraftKey(id), pinsDraftKey(id), waitingPinsDraftKey(id)]
  const files = [...dropDraftsAt(tx, [...draftKeys, ...beneath]), ...dropSomeFiles(tx, id)]
  const some = [
    files.length,
    dropSome(tx, notifications, sql`subject = ${row.removedWork}`),
    dropSome(tx, messages, sql`conversation_id = ${id}`),
    dropSome(tx, notes, sql`conversation_id = ${id}`),
    dropSome(tx, lastReads, sql`conversation_id = ${id}`),
  ]
  const more = some.some((count) => count >= most)
  if (!more) tx.delete(conversations).where(eq(conversations.id, id)).run()
  return { more, files }
}

type Table = typeof notifications | typeof messages | typeof notes | typeof lastReads

/** @returns how many rows went */
const dropSome = (tx: Tx, table: Table, which: SQL): number =>
  tx.run(
    sql`delete from ${table} where rowid in (select rowid from ${table} where ${which} limit ${most})`,
  ).changes

/** @returns the names of some of its files, those of its notes among them */
function dropSomeFiles(tx: Tx, conversationId: string): string[] {
  const ofNotes = tx
    .select({ id: notes.id })
    .from(notes)
    .where(eq(notes.conversationId, conversationId))
  const some = tx
    .select({ id: fileUses.id })
    .from(fileUses)
    .where(or(eq(fileUses.conversationId, conversationId), inArray(fileUses.noteId, ofNotes)))
    .limit(most)
  return dropUses(tx, inArray(fileUses.id, some)).map(({ file }) => file)
}
