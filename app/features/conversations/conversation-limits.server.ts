import { and, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { drafts, fileUses, messages, notes, storedFiles } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { outgoingDraftKey, waitingPinsDraftKey } from '~/features/drafts/draft-keys'
import { sizeOfUses } from '~/features/files/file-uses.server'
import { checkLimits, countAttempt, messageLimits } from '~/features/limits/attempts.server'
import { isNearly, limits } from '~/permissions/limits'
import { isStaff, type Member } from '~/permissions/vocabulary'

type Sized = { size: number }

/** How much there is, counted up to one more than there may be. */
const countUpTo = (from: Reader, rows: SQL, most: number): number =>
  from.select({ n: sql<number>`count(*)` }).from(sql`(${rows} limit ${most})`).get()?.n ?? 0

const countMessages = (from: Reader, conversationId: string, most: number) =>
  countUpTo(from, sql`select 1 from ${messages} where conversation_id = ${conversationId}`, most)

/** How often somebody may send messages and notes. @throws DomainError `too-many-messages` (429) */
function requireTurn(tx: Tx, member: Member): void {
  const most = limits.messagesAnHour[isStaff(member) ? 'staff' : 'member']
  const hourly = messageLimits(member.id, most)
  checkLimits(tx, hourly, 'too-many-messages')
  countAttempt(tx, hourly)
}

/**
 * Asks, in the transaction that sends a message, whether there is room for it and its files.
 *
 * @throws DomainError `too-many-messages` (429); `conversation-full` beside `text`, `files-full` beside `files` (422)
 */
export function requireMessageRoom(
  tx: Tx,
  member: Member,
  conversationId: string,
  files: readonly Sized[],
): void {
  requireTurn(tx, member)
  const most = limits.messagesOfConversation
  const waiting = outgoingIn(tx, conversationId)
  if (countMessages(tx, conversationId, most) + waiting.messages >= most) {
    throw new DomainError('conversation-full', 422, { field: 'text', values: { limit: most } })
  }
  if (files.length === 0) return
  const { n, bytes } = filesOf(tx, conversationId)
  requireFileRoom({ n: n + waiting.n, bytes: bytes + waiting.bytes }, files)
}

/** The same for a note and its files. @throws DomainError `too-many-messages` (429); `notes-full` beside `text`, `files-full` (422) */
export function requireNoteRoom(
  tx: Tx,
  member: Member,
  conversationId: string,
  files: readonly Sized[],
): void {
  requireTurn(tx, member)
  const most = limits.notesOfConversation
  const rows = sql`select 1 from ${notes} where conversation_id = ${conversationId}`
  if (countUpTo(tx, rows, most) >= most) {
    throw new DomainError('notes-full', 422, { field: 'text', values: { limit: most } })
  }
  requireNoteFileRoom(tx, conversationId, files)
}

/** The same for files that are added to a note. @throws DomainError `files-full` (422) */
export function requireNoteFileRoom(tx: Tx, conversationId: string, files: readonly Sized[]): void {
  if (files.length === 0) return
  const ofNotes = tx
    .select({ id: notes.id })
    .from(notes)
    .where(eq(notes.conversationId, conversationId))
  requireFileRoom(sizeOfUses(tx, inArray(fileUses.noteId, ofNotes)), files)
}

const filesOf = (from: Reader, conversationId: string) =>
  sizeOfUses(from, eq(fileUses.conversationId, conversationId))

/** Messages that were sent and are not posted yet: they take up room already. */
function outgoingIn(from: Reader, conversationId: string) {
  const at = [outgoingDraftKey(conversationId), waitingPinsDraftKey(conversationId)]
  // ';' is the sign after ':'.
  const draftKeys = at.map((draftKey) =>
    and(gt(drafts.draftKey, `${draftKey}:`), lt(drafts.draftKey, `${draftKey};`)),
  )
  const row = from
    .select({
      messages: sql<number>`count(distinct ${drafts.id})`,
      n: sql<number>`count(${fileUses.id})`,
      bytes: sql<number>`total(${storedFiles.size})`,
    })
    .from(drafts)
    .leftJoin(fileUses, eq(fileUses.draftId, drafts.id))
    .leftJoin(storedFiles, eq(storedFiles.file, fileUses.file))
    .where(or(...draftKeys))
    .get()
  return row ?? { messages: 0, n: 0, bytes: 0 }
}

function requireFileRoom(held: { n: number; bytes: number }, files: readonly Sized[]): void {
  const { filesOfConversation: most, bytesOfConversation: bytes } = limits
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (held.n + files.length <= most && held.bytes + size <= bytes) return
  throw new DomainError('files-full', 422, { field: 'files', values: { limit: most, bytes } })
}

/** Whether there is room for one more change of status, which is posted too. @throws DomainError `moves-full` (422) */
export function requireMoveRoom(tx: Tx, conversationId: string): void {
  const most = limits.messagesOfConversation + limits.movesBeyond
  if (countMessages(tx, conversationId, most) >= most) throw new DomainError('moves-full', 422)
}

/** Limit that a conversation nearly reaches, to warn in time; null while there is room. */
export function nearlyFull(from: Reader, conversationId: string) {
  const { messagesOfConversation, filesOfConversation } = limits
  const said = countMessages(from, conversationId, messagesOfConversation)
  const { n: kept } = filesOf(from, conversationId)
  const isFull = isNearly(said, messagesOfConversation) || isNearly(kept, filesOfConversation)
  return isFull ? { messages: said, files: kept } : null
}
