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
import { orderStatuses } from '~/shared/order-statuses'
import { paymentFlags } from '~/shared/payments'
import { flag, literals, moment, publicId, rowNumber, urgency, version } from './columns'
import { conversations } from './conversations'
import { formVersions } from './forms'
import { orderForms, termVersions } from './order-forms'
import { companyProfiles } from './profiles'
import { projects } from './projects'
import { users } from './users'

/** The lists leave out what is done and what nobody has paid yet. */
const worked = sql`status not in ('completed', 'pending_payment')`

/** Work that a client has bought. */
export const orders = sqliteTable(
  'orders',
  {
    rowNumber: rowNumber(),
    id: publicId(),
    /** One more than the highest of the orders that are kept. */
    number: integer('number').notNull(),
    /** Its title: the answer to the first question with words, else the product's name. */
    title: text('title').notNull(),
    /** The client; null when they were deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    companyProfileId: text('company_profile_id').references(() => companyProfiles.id, {
      onDelete: 'set null',
    }),
    /** Person who placed it and accepted its terms: the client, or staff in their name. */
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    orderFormId: text('order_form_id').references(() => orderForms.id, { onDelete: 'set null' }),
    /** The form's name, kept for when it is deleted. */
    formName: text('form_name').notNull(),
    /** The name of the order type then; empty without one. */
    typeName: text('type_name').notNull().default(''),
    /** The product's name then. */
    productLabel: text('product_label').notNull(),
    formVersionId: text('form_version_id')
      .notNull()
      .references(() => formVersions.id),
    answers: text('answers', { mode: 'json' }).$type<Answers>().notNull(),
    /** The words of the answers, which the search finds. */
    answersText: text('answers_text').notNull().default(''),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    /** The website it is about. */
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Accepted version of the terms; null when the form had none. */
    termVersionId: text('term_version_id').references(() => termVersions.id),
    /** The price as it was when the order was placed, in minor units; null costs nothing. */
    amount: integer('amount'),
    currency: text('currency'),
    /** Id of the price it was copied from, the provider's or the studio's own; it may be gone. */
    priceId: text('price_id'),
    paidAt: moment('paid_at'),
    /** Why staff must look at its payment before all else; `flagsOf` says all of it. */
    paymentFlag: text('payment_flag', { enum: paymentFlags }),
    status: text('status', { enum: orderStatuses }).notNull(),
    /** While it is paused: the status it comes back to. */
    statusBeforePause: text('status_before_pause', { enum: orderStatuses }),
    priority: text('priority', { enum: priorities }).notNull(),
    /** The priority as lists sort it: the highest first. */
    urgency: urgency(),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** When it was assigned last. */
    assignedAt: moment('assigned_at'),
    /** Counted from the payment on; before, from when it was placed. */
    dueAt: moment('due_at').notNull(),
    collectingContentAt: moment('collecting_content_at'),
    progressAt: moment('progress_at'),
    checkingQualityAt: moment('checking_quality_at'),
    reviewingWithClientAt: moment('reviewing_with_client_at'),
    pendingReviewAt: moment('pending_review_at'),
    pausedAt: moment('paused_at'),
    unpausedAt: moment('unpaused_at'),
    escalatedAt: moment('escalated_at'),
    reopenedAt: moment('reopened_at'),
    completedAt: moment('completed_at'),
    /** Whether it was the client who wrote or answered last, see `updateClientAnswered`. */
    clientAnswered: flag('client_answered'),
    version: version(),
    createdAt: moment('created_at').notNull(),
    /** The last change of it or message on it. */
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('orders_number').on(t.number),
    uniqueIndex('orders_conversation').on(t.conversationId),
    index('orders_due').on(t.dueAt, t.id).where(worked),
    index('orders_open_created').on(t.createdAt, t.id).where(worked),
    index('orders_open_number').on(t.number, t.id).where(worked),
    index('orders_open_urgency').on(t.urgency, t.dueAt, t.id).where(worked),
    index('orders_open_updated').on(t.updatedAt, t.id).where(worked),
    index('orders_unassigned')
      .on(t.dueAt, t.id)
      .where(sql`assignee_id is null and status not in ('completed', 'pending_payment')`),
    index('orders_status_due').on(t.status, t.dueAt, t.id),
    index('orders_status_created').on(t.status, t.createdAt, t.id),
    index('orders_status_number').on(t.status, t.number, t.id),
    index('orders_status_urgency').on(t.status, t.urgency, t.dueAt, t.id),
    index('orders_status_updated').on(t.status, t.updatedAt, t.id),
    index('orders_user').on(t.userId, t.createdAt, t.id),
    index('orders_profile').on(t.companyProfileId, t.createdAt, t.id),
    index('orders_assignee')
      .on(t.assigneeId, t.status, t.dueAt, t.id)
      .where(sql`assignee_id is not null`),
    index('orders_created_by').on(t.createdBy),
    index('orders_form').on(t.orderFormId, t.createdAt, t.id),
    index('orders_form_version').on(t.formVersionId),
    index('orders_terms').on(t.termVersionId),
    index('orders_project').on(t.projectId),
    index('orders_flagged').on(t.dueAt, t.id).where(sql`payment_flag is not null`),
    index('orders_paid').on(t.paidAt, t.id).where(sql`paid_at is not null`),
    index('orders_answered')
      .on(t.dueAt, t.id)
      .where(sql`client_answered = 1 and status <> 'completed'`),
    check('orders_status', sql.raw(`status in (${literals(orderStatuses)})`)),
    check('orders_priority', sql.raw(`priority in (${literals(priorities)})`)),
    check('orders_pause', sql`(status = 'paused') = (status_before_pause is not null)`),
    check('orders_price', sql`(amount is null) = (currency is null)`),
    check(
      'orders_unpaid',
      sql`status <> 'pending_payment' or (amount is not null and paid_at is null)`,
    ),
  ],
)

/** Staff who hear of an order without working on it. */
export const orderFollowers = sqliteTable(
  'order_followers',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.userId] }),
    index('order_followers_user').on(t.userId, t.orderId),
  ],
)

/** Feedback of the client on a completed order. */
export const feedbacks = sqliteTable(
  'feedbacks',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Stars. */
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('feedbacks_user').on(t.userId),
    index('feedbacks_created').on(t.createdAt, t.rating),
    check('feedbacks_rating', sql`rating between 1 and 5`),
  ],
)
