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
import { priorities } from '~/permissions/vocabulary'
import type { Answers } from '~/shared/fields'
import { requestStatuses, restingStatuses } from '~/shared/request-statuses'
import { flag, literals, moment, publicId, rowNumber, urgency, version } from './columns'
import { conversations } from './conversations'
import { formVersions } from './forms'
import { companyProfiles } from './profiles'
import { products, requestTypes } from './request-types'
import { users } from './users'

/** Written into the indexes word for word: only so a query finds them. */
const resting = sql.raw(literals(restingStatuses))

/**
 * A client's wish that the studio works on. Whatever changes one records its state (`recordState`); triggers
 * note that its search index is out of date (`app/db/search-and-triggers.sql`).
 */
export const requests = sqliteTable(
  'requests',
  {
    rowNumber: rowNumber(),
    id: publicId(),
    /** One more than the highest of the requests that are kept. */
    number: integer('number').notNull(),
    /** Its title: the answer to the first question with words, else the product's name. */
    title: text('title').notNull(),
    /** The client; null when they were deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The company profile it was made for; null is the client themselves. */
    companyProfileId: text('company_profile_id').references(() => companyProfiles.id, {
      onDelete: 'set null',
    }),
    /** Person who sent it: the client, or staff for them. */
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    typeId: text('type_id').references(() => requestTypes.id, { onDelete: 'set null' }),
    /** The type's name, kept for when it is deleted. */
    typeName: text('type_name').notNull(),
    productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** The product's name. */
    category: text('category').notNull(),
    formVersionId: text('form_version_id')
      .notNull()
      .references(() => formVersions.id),
    answers: text('answers', { mode: 'json' }).$type<Answers>().notNull(),
    /** The words of the answers, which the search finds. */
    answersText: text('answers_text').notNull().default(''),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    status: text('status', { enum: requestStatuses }).notNull().default('in_progress'),
    /** While it is paused: the status it comes back to. */
    statusBeforePause: text('status_before_pause', { enum: requestStatuses }),
    priority: text('priority', { enum: priorities }).notNull(),
    /** The priority as lists sort it: the highest first. */
    urgency: urgency(),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** When it was assigned last. */
    assignedAt: moment('assigned_at'),
    dueAt: moment('due_at').notNull(),
    /** The day the client wishes it by, as 2026-11-22. */
    deadline: text('deadline'),
    /** When it was delivered last; it stays when the request goes back to work. */
    deliveredAt: moment('delivered_at'),
    reopenedAt: moment('reopened_at'),
    pausedAt: moment('paused_at'),
    unpausedAt: moment('unpaused_at'),
    progressAt: moment('progress_at'),
    checkingQualityAt: moment('checking_quality_at'),
    reviewingWithClientAt: moment('reviewing_with_client_at'),
    escalatedAt: moment('escalated_at'),
    completedAt: moment('completed_at'),
    /** Whether it was the client who wrote or answered last, see `updateClientAnswered`. */
    clientAnswered: flag('client_answered'),
    version: version(),
    createdAt: moment('created_at').notNull(),
    /** The last change of it or message on it. */
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    // SQLite takes the later of two indexes that fit alike: their order decides what lists read.
    uniqueIndex('requests_number').on(t.number),
    uniqueIndex('requests_conversation').on(t.conversationId),
    index('requests_due').on(t.dueAt, t.id).where(sql`status not in (${resting})`),
    index('requests_unassigned')
      .on(t.dueAt, t.id)
      .where(sql`assignee_id is null and status not in (${resting})`),
    index('requests_status_due').on(t.status, t.dueAt, t.id),
    index('requests_status_created').on(t.status, t.createdAt, t.id),
    index('requests_delivered')
      .on(t.dueAt, t.id)
      .where(sql`delivered_at is not null and status <> 'completed'`),
    index('requests_user').on(t.userId, t.createdAt, t.id),
    index('requests_profile').on(t.companyProfileId, t.createdAt, t.id),
    index('requests_created_by').on(t.createdBy),
    index('requests_type').on(t.typeId, t.createdAt, t.id),
    index('requests_product').on(t.productId),
    index('requests_form_version').on(t.formVersionId),
    index('requests_open_created').on(t.createdAt, t.id).where(sql`status not in (${resting})`),
    index('requests_open_number').on(t.number, t.id).where(sql`status not in (${resting})`),
    index('requests_open_updated').on(t.updatedAt, t.id).where(sql`status not in (${resting})`),
    index('requests_taken')
      .on(t.dueAt, t.id)
      .where(sql`assignee_id is not null and status <> 'completed'`),
    index('requests_status_number').on(t.status, t.number, t.id),
    index('requests_status_urgency').on(t.status, t.urgency, t.dueAt, t.id),
    index('requests_status_updated').on(t.status, t.updatedAt, t.id),
    // For unassigned requests the index `requests_unassigned` knows more.
    index('requests_assignee')
      .on(t.assigneeId, t.status, t.dueAt, t.id)
      .where(sql`assignee_id is not null`),
    // All of them, in any order.
    index('requests_by_due').on(t.dueAt, t.id),
    // This one and `requests_by_delivered` have all that the statistics read.
    index('requests_by_created').on(t.createdAt, t.id, t.typeId, t.assigneeId),
    index('requests_by_urgency').on(t.urgency, t.dueAt, t.id),
    index('requests_by_updated').on(t.updatedAt, t.id),
    index('requests_by_delivered')
      .on(t.deliveredAt, t.id, t.createdAt, t.dueAt, t.typeId, t.assigneeId)
      .where(sql`delivered_at is not null`),
    // The last of a type that were delivered, and whether in time.
    index('requests_type_delivered')
      .on(t.typeId, t.deliveredAt, t.dueAt)
      .where(sql`delivered_at is not null`),
    index('requests_late').on(t.createdAt, t.id).where(sql`delivered_at > due_at`),
    index('requests_by_urgency_created').on(t.urgency, t.createdAt, t.id),
    index('requests_untaken').on(t.createdAt, t.id).where(sql`assignee_id is null`),
    // Columns with rare values, see `listFilters`.
    index('requests_kind').on(t.status, t.priority, t.typeId),
    index('requests_open_urgency')
      .on(t.urgency, t.dueAt, t.id)
      .where(sql`status not in (${resting})`),
    index('requests_answered')
      .on(t.dueAt, t.id)
      .where(sql`client_answered = 1 and status <> 'completed'`),
    check('requests_status', sql.raw(`status in (${literals(requestStatuses)})`)),
    check('requests_priority', sql.raw(`priority in (${literals(priorities)})`)),
    check('requests_pause', sql`(status = 'paused') = (status_before_pause is not null)`),
  ],
)

/** Staff who hear of a request without working on it. */
export const requestFollowers = sqliteTable(
  'request_followers',
  {
    requestId: text('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.userId] }),
    index('request_followers_user').on(t.userId, t.requestId),
  ],
)

/** The place in a project that a request is about: what was there when it was made. */
export const requestPins = sqliteTable(
  'request_pins',
  {
    requestId: text('request_id')
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    projectId: text('project_id').notNull(),
    pageId: text('page_id').notNull(),
    sectionId: text('section_id').notNull(),
    /** The version of the page. */
    revision: integer('revision').notNull(),
  },
  (t) => [
    index('request_pins_section').on(t.sectionId),
    index('request_pins_project').on(t.projectId),
  ],
)
