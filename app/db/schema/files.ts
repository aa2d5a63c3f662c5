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
import { id, moment } from './columns'
import { conversations, drafts, messages, notes } from './conversations'
import { companyProfiles } from './profiles'
import { storedFiles } from './users'

/**
 * Use of a stored file: by a draft; a conversation, as a file of a message or of an answer; a note; or a
 * company profile. Sending a draft gives its files to the message.
 */
export const fileUses = sqliteTable(
  'file_uses',
  {
    id: id(),
    file: text('file')
      .notNull()
      .references(() => storedFiles.file),
    draftId: text('draft_id').references(() => drafts.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id').references(() => conversations.id, {
      onDelete: 'cascade',
    }),
    messageId: text('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    noteId: text('note_id').references(() => notes.id, { onDelete: 'cascade' }),
    profileId: text('profile_id').references(() => companyProfiles.id, { onDelete: 'cascade' }),
    /** Draft: name of the file field. Answer: name of the form's field. Company profile: its folder. */
    field: text('field'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('file_uses_file').on(t.file),
    index('file_uses_draft').on(t.draftId),
    index('file_uses_conversation').on(t.conversationId, t.createdAt, t.id),
    index('file_uses_message').on(t.messageId),
    index('file_uses_note').on(t.noteId),
    index('file_uses_profile').on(t.profileId, t.field, t.createdAt, t.id),
    check(
      'file_uses_of_one',
      sql`(draft_id is not null) + (conversation_id is not null) + (note_id is not null) + (profile_id is not null) = 1`,
    ),
    check(
      'file_uses_field',
      sql`(field is null) = (message_id is not null or note_id is not null)`,
    ),
    check('file_uses_message', sql`message_id is null or conversation_id is not null`),
  ],
)

/** A place in a picture among these that a message is about. */
export const picturePins = sqliteTable(
  'picture_pins',
  {
    attachmentId: text('attachment_id')
      .notNull()
      .references(() => fileUses.id, { onDelete: 'cascade' }),
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
