import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from './columns'
import { users } from './users'

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie: a stolen database opens no session. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** When the password was last confirmed in this session. */
    authenticatedAt: moment('authenticated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId, t.lastSeenAt)],
)

/** One-time codes in links: first-admin setup, password reset, e-mail change, unfinished social sign-in. */
export const tokens = sqliteTable(
  'tokens',
  {
    /** SHA-256 of the code in the link. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['setup', 'reset', 'email_change', 'social'] }).notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Data of the token, e.g. the new e-mail address. */
    data: text('data'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('tokens_user').on(t.userId, t.kind)],
)

/** Counted tries of a way in: wrong passwords, sign-ups, links asked for; see `~/features/limits`. */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** `account:<email>` or `address:<ip>`. */
    subject: text('subject').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('rate_limits_subject').on(t.subject, t.createdAt)],
)
