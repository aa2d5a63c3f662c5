import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, moment } from './columns'
import { users } from './users'

/**
 * Messages to open pages: that something under a topic changed, never what. Rows are pruned after an hour;
 * see `~/features/live`.
 */
export const liveEvents = sqliteTable(
  'live_events',
  {
    /** Rises with every event; also the event id that a browser sends when it comes back. */
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    topic: text('topic').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('live_events_at').on(t.createdAt)],
)

/** People who have a project's editor open; a row that is not renewed within a minute is over. */
export const presences = sqliteTable(
  'presences',
  {
    /** Made by the tab that has it open. */
    id: id(),
    projectId: text('project_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    index('presences_project').on(t.projectId, t.seenAt),
    index('presences_seen').on(t.seenAt),
  ],
)
