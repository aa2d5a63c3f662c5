import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag, id, leased, moment, version } from './columns'
import { users } from './users'

/** Answers that staff give often, with `{{variables}}` and `[[blanks]]`. */
export const cannedResponses = sqliteTable(
  'canned_responses',
  {
    id: id(),
    type: text('type', { enum: ['request', 'order'] }).notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    version: version(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('canned_responses_name').on(t.type, t.name),
    index('canned_responses_created_by').on(t.createdBy),
    index('canned_responses_updated_by').on(t.updatedBy),
    check('canned_responses_type', sql`type in ('request', 'order')`),
  ],
)

/** A list as somebody wants to find it again: its address with its filters, under a name. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: id(),
    /** Null where it is shared with all staff: it belongs to the studio then. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Kind of work that the lists show, in the plural. */
    list: text('list', { enum: ['requests', 'orders'] }).notNull(),
    name: text('name').notNull(),
    /** The path of the list, e.g. `/requests/paused`. */
    path: text('path').notNull(),
    filters: text('filters', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** Shown to all staff. */
    shared: flag('shared'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_views_name').on(t.ownerId, t.list, t.name),
    index('saved_views_shared').on(t.list, t.name).where(sql`shared = 1`),
    check('saved_views_owner', sql`(owner_id is null) = shared`),
  ],
)

/** A word that goes out to the webhook of a type or form: an outbox like that of mails. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: id(),
    /** The id of the type or form whose webhook it was. */
    ownerId: text('owner_id').notNull(),
    /** The id of the request or order that it tells of; its deliveries go out one after the other. */
    about: text('about'),
    url: text('url').notNull(),
    text: text('text').notNull(),
    status: text('status', { enum: ['queued', 'sending', 'sent', 'dead'] })
      .notNull()
      .default('queued'),
    ...leased(),
    /** Last answer: an HTTP status. */
    answer: integer('answer'),
    sentAt: moment('sent_at'),
    /** When what it tells of happened. */
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('webhook_deliveries_due').on(t.status, t.nextAttemptAt),
    index('webhook_deliveries_owner').on(t.ownerId, t.createdAt, t.id),
    index('webhook_deliveries_created').on(t.createdAt),
    index('webhook_deliveries_about').on(t.about, t.id).where(sql`status in ('queued', 'sending')`),
    check('webhook_deliveries_status', sql`status in ('queued', 'sending', 'sent', 'dead')`),
  ],
)
