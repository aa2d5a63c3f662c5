import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import {
  attachments,
  conversations,
  messages,
  noteAttachments,
  notes,
  notifications,
  readMarks,
} from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import type { AttachmentFolder } from '~/features/attachments/stored-file'
import {
  outgoingPlace,
  pinsPlace,
  placeOf,
  waitingPinsPlace,
  writtenKinds,
} from '~/features/drafts/places'
import { takeDraftsAt } from '~/features/drafts/take-draft.server'
import { log } from '~/platform/log.server'
import { removeUploads } from '~/platform/uploads/remove-uploads.server'

type LeftFile = { folder: AttachmentFolder; file: string }

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

/** Pieces that are removed before whoever deletes something is answered: most conversations are gone then. */
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
  await removeUploads(files)
  return more
}

/** Removes some of what a conversation holds, and the conversation itself with the last of it. */
function removeSome(tx: Tx, id: string): { more: boolean; files: LeftFile[] } {
  const row = tx.select().from(conversations).where(eq(conversations.id, id)).get()
  if (!row) return { more: false, files: [] }
  const places = writtenKinds.map((kind) => placeOf(kind, id))
  const beneath = [outgoingPlace(id), pinsPlace(id), waitingPinsPlace(id)]
  const drafts = takeDraftsAt(tx, [...places, ...beneath])
  const files = [...drafts, ...takeFiles(tx, id), ...takeNoteFiles(tx, id)]
  const some = [
    files.length,
    dropSome(tx, notifications, sql`origin = ${row.removedWork}`),
    dropSome(tx, messages, sql`conversation_id = ${id}`),
    dropSome(tx, notes, sql`conversation_id = ${id}`),
    dropSome(tx, readMarks, sql`conversation_id = ${id}`),
  ]
  const more = some.some((count) => count >= most)
  if (!more) tx.delete(conversations).where(eq(conversations.id, id)).run()
  return { more, files: files.map(({ folder, file }) => ({ folder, file })) }
}

type Table = typeof notifications | typeof messages | typeof notes | typeof readMarks

/** @returns how many rows went */
const dropSome = (tx: Tx, table: Table, which: SQL): number =>
  tx.run(
    sql`delete from ${table} where rowid in (select rowid from ${table} where ${which} limit ${most})`,
  ).changes

function takeFiles(tx: Tx, conversationId: string): LeftFile[] {
  const some = tx
    .select({ id: attachments.id })
    .from(attachments)
    .where(eq(attachments.conversationId, conversationId))
    .limit(most)
  const { folder, file } = attachments
  return tx
    .delete(attachments)
    .where(inArray(attachments.id, some))
    .returning({ folder, file })
    .all()
}

function takeNoteFiles(tx: Tx, conversationId: string): LeftFile[] {
  const some = tx
    .select({ id: noteAttachments.id })
    .from(noteAttachments)
    .innerJoin(notes, eq(notes.id, noteAttachments.noteId))
    .where(eq(notes.conversationId, conversationId))
    .limit(most)
  const gone = tx
    .delete(noteAttachments)
    .where(inArray(noteAttachments.id, some))
    .returning({ file: noteAttachments.file })
    .all()
  return gone.map(({ file }) => ({ folder: 'attachments', file }))
}
