import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { BackupFacts } from '~/platform/backup/backup-facts'
import { flag, id, leased, literals, moment } from './columns'

/** The general settings that were saved; one without a row has its default. */
export const generalSettings = sqliteTable('general_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** Running numbers handed out in transactions. */
export const counters = sqliteTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
})

/** Rows whose words are to be brought into the search indexes, see `indexWaiting`; triggers name them. */
export const searchWaiting = sqliteTable(
  'search_waiting',
  {
    /** Written just now; what an update of the installation has left comes after that. */
    urgent: flag('urgent'),
    kind: text('kind').notNull(),
    rowNumber: integer('row_number').notNull(),
  },
  (t) => [primaryKey({ columns: [t.urgent, t.kind, t.rowNumber] })],
)

/** The history: what a kind of event `says`, a row each. */
export const logHistory = sqliteTable(
  'log_history',
  {
    id: id(),
    createdAt: moment('created_at').notNull(),
    /** Table the object lives in. */
    collection: text('collection').notNull(),
    /** Id of the object. */
    documentId: text('document_id').notNull(),
    /** The project the object is, or belongs to; it may be gone. */
    projectId: text('project_id'),
    action: text('action').notNull(),
    /** User id, `guest:<project id>` or `system`. */
    userId: text('user_id').notNull(),
    details: text('details', { mode: 'json' }),
  },
  (t) => [
    index('log_history_document').on(t.collection, t.documentId, t.createdAt),
    index('log_history_project')
      .on(t.projectId, t.createdAt, t.id)
      .where(sql`project_id is not null`),
    // Whom invitations went to: forgotten with an account.
    index('log_history_email')
      .on(sql`(details ->> '$.email')`)
      .where(sql`details ->> '$.email' is not null`),
    // People who were let into a project and removed from it again.
    index('log_history_people')
      .on(t.documentId, sql`details ->> '$.collaborator'`, t.createdAt, t.id)
      .where(sql`collection = 'projects'`),
  ],
)

/** Forms that were already carried out: a second click finds the first one's result. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** Sender, and a hash of its hidden key, content and address. */
    key: text('key').primaryKey(),
    result: text('result').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('idempotency_keys_created').on(t.createdAt)],
)

/** Status of a mail; a dead one is not tried again by itself. */
const mailStatuses = ['queued', 'sending', 'sent', 'dead'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** The outbox: every e-mail is a row here, written together with what it reports. */
export const mail = sqliteTable(
  'mail',
  {
    /** Also the key by which the provider knows a mail that was sent before. */
    id: id(),
    to: text('to').notNull(),
    template: text('template').notNull(),
    subject: text('subject').notNull(),
    /** Empty once the mail is old, see `tidyMail`; so is `html`. */
    message: text('message').notNull(),
    html: text('html').notNull(),
    /** A small text file that goes out with it; null for most. */
    attachment: text('attachment', { mode: 'json' }).$type<{
      name: string
      type: string
      text: string
    }>(),
    /** Id of the message, call or member invite it reports, if that can be canceled; else null. */
    dedupeKey: text('dedupe_key'),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    /** Somebody waits for it to get into their account: it goes before all others. */
    urgent: flag('urgent'),
    ...leased(),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('mail_created').on(t.createdAt, t.id),
    index('mail_status').on(t.status, t.createdAt, t.id),
    index('mail_to').on(t.to, t.createdAt, t.id),
    index('mail_status_to').on(t.status, t.to, t.createdAt, t.id),
    index('mail_cause').on(t.dedupeKey).where(sql`dedupe_key is not null`),
    index('mail_texts').on(t.createdAt).where(sql`message <> ''`),
    index('mail_due').on(t.status, t.urgent, t.nextAttemptAt),
    check('mail_status_known', sql.raw(`status in (${literals(mailStatuses)})`)),
  ],
)

/**
 * The captchas that were answered, rightly or not: each counts once. What a captcha asks follows
 * from its id, so that nothing is stored while a screen is only looked at.
 */
export const captchas = sqliteTable(
  'captchas',
  {
    id: id(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [index('captchas_used').on(t.usedAt)],
)

/**
 * Facts about the backups in their bucket: the newest one, and the reason why none could be made since. One
 * row.
 */
export const backupState = sqliteTable('backup_state', {
  /** Endpoint and bucket. */
  place: text('place').primaryKey(),
  newest: text('newest', { mode: 'json' }).$type<BackupFacts>(),
  /** Why the last attempt failed; null when it did not. */
  failure: text('failure'),
  failedAt: moment('failed_at'),
})

/** Each time that a node became the primary, and at which of LiteFS's positions: what comes after is its own. */
export const primaryTerms = sqliteTable('primary_terms', {
  id: id(),
  /** Its host name. */
  node: text('node').notNull(),
  position: integer('position').notNull(),
  beganAt: moment('began_at').notNull(),
})

/** Why upkeep removes no stored file; see `whyNothingIsSwept`. */
export type Hold =
  | { why: 'other'; owner: { database: string; address: string; since: string } | null }
  | { why: 'many'; folder: string; count: number; total: number }

/** This database itself: one row, which its migration makes and backups keep. */
export const installation = sqliteTable('installation', {
  /** Tells this database from others: stored files belong to one of them. */
  id: id(),
  createdAt: moment('created_at').notNull(),
  hold: text('hold', { mode: 'json' }).$type<Hold>(),
})
