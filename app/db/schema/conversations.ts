import { sql } from 'drizzle-orm'
import { check, index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, moment, publicId, rowNumber, version } from './columns'
import { users } from './users'

/** Conversation about a request or an order, between its client and the staff. */
export const conversations = sqliteTable(
  'conversations',
  {
    id: id(),
    /** When its work was deleted: nobody reaches it, and upkeep removes what it holds in pieces. */
    removedAt: moment('removed_at'),
    /** The id of that work, which notifications still name. */
    removedWork: text('removed_work'),
  },
  (t) => [index('conversations_removed').on(t.removedAt).where(sql`removed_at is not null`)],
)

export const messages = sqliteTable(
  'messages',
  {
    rowNumber: rowNumber(),
    id: publicId(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Null for somebody who was deleted since. */
    senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
    /** Written by somebody; posted by a change of the status; posted by itself. */
    kind: text('kind', { enum: ['message', 'status_change', 'auto'] }).notNull(),
    /** Text as written, cleaned; see `cleanHtml`. A change of status has plain words. */
    html: text('html').notNull(),
    /** The same as plain words: quoted and searched. */
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('messages_conversation').on(t.conversationId, t.createdAt, t.id),
    index('messages_sender').on(t.senderId),
    check('messages_type', sql`kind in ('message', 'status_change', 'auto')`),
  ],
)

/**
 * Notes that staff write to each other. Another table than messages, other queries, another live topic:
 * nothing that serves a client can reach it.
 */
export const notes = sqliteTable(
  'notes',
  {
    rowNumber: rowNumber(),
    id: publicId(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    html: text('html').notNull(),
    text: text('text').notNull(),
    version: version(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (t) => [
    index('notes_conversation').on(t.conversationId, t.createdAt, t.id),
    index('notes_author').on(t.authorId),
  ],
)

/**
 * Drafts, and messages that were sent and can still be taken back. A draft of a guest belongs to a browser.
 */
export const drafts = sqliteTable(
  'drafts',
  {
    id: id(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of what the browser holds in a signed cookie. */
    browser: text('browser'),
    /** Its purpose, e.g. `message:<conversation>`, `request:<product>`, `order:<order form>`. */
    draftKey: text('draft_key').notNull(),
    /** The fields as they were typed; of what was sent also where it goes to. */
    values: text('values', { mode: 'json' }).$type<Record<string, string | string[]>>().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** When it goes out by itself: it was sent, and can be taken back until then. */
    sendAt: moment('send_at'),
  },
  (t) => [
    uniqueIndex('drafts_place').on(t.userId, t.draftKey),
    uniqueIndex('drafts_browser').on(t.browser, t.draftKey),
    index('drafts_saved').on(t.savedAt),
    index('drafts_at_place').on(t.draftKey),
    index('drafts_due').on(t.sendAt).where(sql`send_at is not null`),
    check('drafts_of_one', sql`(user_id is null) <> (browser is null)`),
  ],
)

/** Up to where somebody has read a conversation. */
export const lastReads = sqliteTable(
  'last_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId] }),
    index('last_reads_conversation').on(t.conversationId),
  ],
)
