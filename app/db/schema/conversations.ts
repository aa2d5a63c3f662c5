import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { id, moment, publicId, rowNumber, version } from './columns'
import { users } from './users'

/** What is said about a request or an order, by its client and the staff. */
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
    senderId: text('sender').references(() => users.id, { onDelete: 'set null' }),
    /** Written by somebody; posted by a change of the status; posted by itself. */
    kind: text('type', { enum: ['message', 'status_change', 'auto'] }).notNull(),
    /** What was written, cleaned; see `cleanHtml`. Of a change of status, plain words. */
    html: text('html').notNull(),
    /** The same as plain words: quoted and searched. */
    text: text('message').notNull(),
    createdAt: moment('created').notNull(),
  },
  (t) => [
    index('messages_conversation').on(t.conversationId, t.createdAt, t.id),
    index('messages_sender').on(t.senderId),
    check('messages_type', sql`type in ('message', 'status_change', 'auto')`),
  ],
)

/**
 * What staff say among themselves. Another table than messages, other queries, another live topic:
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
    authorId: text('user').references(() => users.id, { onDelete: 'set null' }),
    html: text('html').notNull(),
    text: text('note').notNull(),
    version: version(),
    createdAt: moment('created').notNull(),
    editedAt: moment('edited'),
  },
  (t) => [
    index('notes_conversation').on(t.conversationId, t.createdAt, t.id),
    index('notes_author').on(t.authorId),
  ],
)

/** What an uploaded file is, whoever it belongs to. */
const storedFile = () => ({
  /** File name in the folder. */
  file: text('file').notNull(),
  /** What it is called where it comes from. */
  name: text('original_name').notNull(),
  /** What it is by its content; `application/octet-stream` where that is not known. */
  type: text('type').notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  uploaderId: text('uploader').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created').notNull(),
})

/** A file of a conversation: of one of its messages, or of an answer in its form. */
export const attachments = sqliteTable(
  'attachments',
  {
    id: id(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: text('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    /** The field of the form it answers. */
    fieldId: text('field_id'),
    /** Of a message `attachments`; of an answer `requests`, in an order `forms`. */
    folder: text('folder', { enum: ['attachments', 'requests', 'forms'] }).notNull(),
    ...storedFile(),
  },
  (t) => [
    index('attachments_conversation').on(t.conversationId, t.createdAt, t.id),
    index('attachments_message').on(t.messageId),
    // Also what somebody has added today.
    index('attachments_uploader').on(t.uploaderId, t.createdAt),
    check('attachments_of_one', sql`(message_id is null) <> (field_id is null)`),
  ],
)

/** A place in a picture among these that a message is about. */
export const picturePins = sqliteTable(
  'picture_pins',
  {
    attachmentId: text('attachment_id')
      .notNull()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    /** Counted within the picture. */
    number: integer('number').notNull(),
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Ten-thousandths of the picture from its left and its top. */
    x: integer('x').notNull(),
    y: integer('y').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attachmentId, t.number] }),
    uniqueIndex('picture_pins_message').on(t.messageId),
    check('picture_pins_place', sql`x between 0 and 10000 and y between 0 and 10000`),
  ],
)

/** A file of a note: staff's own. In the folder `attachments`. */
export const noteAttachments = sqliteTable(
  'note_attachments',
  {
    id: id(),
    noteId: text('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    ...storedFile(),
  },
  (t) => [
    index('note_attachments_note').on(t.noteId),
    index('note_attachments_uploader').on(t.uploaderId),
  ],
)

/** What somebody has begun to write, and what they have sent and can still take back. */
export const drafts = sqliteTable(
  'drafts',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it is for, e.g. `message:<conversation>`, `note:<conversation>`, `request:<product>`. */
    place: text('place').notNull(),
    /** The fields as they were typed; of what was sent also where it goes to. */
    values: text('values', { mode: 'json' }).$type<Record<string, string | string[]>>().notNull(),
    savedAt: moment('at').notNull(),
    /** When it goes out by itself: it was sent, and can be taken back until then. */
    sendAt: moment('send_at'),
  },
  (t) => [
    uniqueIndex('drafts_place').on(t.userId, t.place),
    index('drafts_saved').on(t.savedAt),
    index('drafts_at_place').on(t.place),
    index('drafts_due').on(t.sendAt).where(sql`send_at is not null`),
  ],
)

/** A file that came with a draft; it moves on to what is sent. */
export const draftFiles = sqliteTable(
  'draft_files',
  {
    id: id(),
    draftId: text('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    /** The name of the file field. */
    field: text('field').notNull(),
    folder: text('folder', { enum: ['attachments', 'requests', 'forms'] }).notNull(),
    ...storedFile(),
  },
  (t) => [
    index('draft_files_draft').on(t.draftId),
    index('draft_files_uploader').on(t.uploaderId, t.createdAt),
  ],
)

/** Up to where somebody has read a conversation. */
export const readMarks = sqliteTable(
  'read_marks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    readAt: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId] }),
    index('read_marks_conversation').on(t.conversationId),
  ],
)
