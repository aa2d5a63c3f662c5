import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { type NotifiedType, notificationTypes } from '~/permissions/vocabulary'
import { flag, id, literals, moment } from './columns'
import { users } from './users'

export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    recipientId: text('recipient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<NotifiedType>().notNull(),
    /** Id of the project, request, order or company profile that it belongs to; of which kind its type says (`getSubjectKind`). */
    subject: text('subject').notNull(),
    /** Id of the row that caused it: the same type and cause notify nobody twice. */
    dedupeKey: text('dedupe_key').notNull(),
    senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name somebody without account gave; else null. */
    senderName: text('sender_name'),
    /** Name of what it belongs to, where the recipient can look it up no more; else null. */
    subjectName: text('subject_name'),
    /** Version of its format: since 2.0 an opened notification is marked viewed and stays. */
    version: text('version').notNull().default('2.0'),
    viewed: flag('viewed'),
    /** The path and query it leads to, e.g. `/requests/1?v=2`. */
    urlParams: text('url_params').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.recipientId, t.type, t.dedupeKey),
    index('notifications_unopened').on(t.recipientId, t.viewed, t.createdAt, t.id),
    index('notifications_all').on(t.recipientId, t.createdAt, t.id),
    index('notifications_origin').on(t.subject, t.recipientId, t.createdAt),
    check('notifications_type', sql.raw(`type in (${literals(notificationTypes)})`)),
  ],
)
