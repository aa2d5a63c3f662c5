import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, moment } from './columns'

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

/** One row for every create, update, delete and status change. */
export const logHistory = sqliteTable(
  'log_history',
  {
    id: id(),
    created: moment('created').notNull(),
    /** Table the object lives in. */
    collection: text('collection').notNull(),
    /** Id of the object. */
    document: text('document').notNull(),
    action: text('action').notNull(),
    /** User id, `guest:<project id>` or `system`. */
    user: text('user').notNull(),
    details: text('details', { mode: 'json' }),
  },
  (t) => [index('log_history_document').on(t.collection, t.document, t.created)],
)

/** Forms that were already carried out: a second click finds the first one's result. */
export const submissions = sqliteTable(
  'submissions',
  {
    /** The form's hidden key, prefixed by who sent it. */
    key: text('key').primaryKey(),
    result: text('result').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('submissions_created').on(t.createdAt)],
)

/** The outbox: every e-mail is a row here, written together with what it reports. */
export const mail = sqliteTable(
  'mail',
  {
    id: id(),
    to: text('to').notNull(),
    template: text('template').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    html: text('html').notNull(),
    status: text('status', { enum: ['queued', 'sending', 'sent', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    leasedUntil: moment('leased_until'),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('mail_due').on(t.status, t.nextAttemptAt),
    index('mail_created').on(t.createdAt, t.id),
  ],
)

/** Questions that a person answers and a program does not, each for one use. */
export const captchas = sqliteTable(
  'captchas',
  {
    id: id(),
    /** What the picture shows, in capitals; never sent. */
    answer: text('answer').notNull(),
    /** Answer to the text question that stands in for the picture, in lower case. */
    spokenAnswer: text('spoken_answer').notNull(),
    question: text('question').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('captchas_created').on(t.createdAt)],
)
