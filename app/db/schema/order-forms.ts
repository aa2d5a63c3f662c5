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
import { deliveryUnits } from '~/shared/clock'
import { flag, id, literals, moment, version } from './columns'
import { forms } from './forms'
import { prices } from './prices'
import { storedFiles, users } from './users'

/** Types that group order forms, e.g. Websites. */
export const orderTypes = sqliteTable(
  'order_types',
  {
    id: id(),
    name: text('name').notNull(),
    version: version(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('order_types_name').on(t.name),
    index('order_types_created_by').on(t.createdBy),
  ],
)

/** Terms that buyers accept; what they say is in their versions. */
export const orderTerms = sqliteTable(
  'order_terms',
  {
    id: id(),
    name: text('name').notNull(),
    /** Shown to buyers. */
    published: flag('published'),
    /** When it was published last; null for a draft. */
    publishedAt: moment('published_at'),
    version: version(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('order_terms_name').on(t.name),
    index('order_terms_created_by').on(t.createdBy),
    index('order_terms_updated_by').on(t.updatedBy),
  ],
)

/** Terms as they were saved. Never changes: orders keep the one that was accepted. */
export const termVersions = sqliteTable(
  'term_versions',
  {
    id: id(),
    /** Null when the terms were deleted; what was accepted stays. */
    termId: text('term_id').references(() => orderTerms.id, { onDelete: 'set null' }),
    /** The name of the terms then. */
    name: text('name').notNull(),
    /** 1, 2, 3 … of its terms; the highest is the one in use. */
    number: integer('number').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('term_versions_number').on(t.termId, t.number),
    index('term_versions_created_by').on(t.createdBy),
  ],
)

/** Products of the studio, each with the form that a buyer fills in. */
export const orderForms = sqliteTable(
  'order_forms',
  {
    id: id(),
    name: text('name').notNull(),
    productName: text('product_name').notNull(),
    /** A sentence or two under the name. */
    description: text('description').notNull().default(''),
    /** Deliverables for the buyer, a line each. */
    includes: text('includes').notNull().default(''),
    /** File name in the folder `forms`. */
    productImage: text('product_image').references(() => storedFiles.file),
    /** Null costs nothing. */
    priceId: text('price_id').references(() => prices.id),
    orderTypeId: text('order_type_id').references(() => orderTypes.id, { onDelete: 'set null' }),
    /** Person who gets its orders when they are paid. */
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Public http(s) address that hears of its orders. */
    webhook: text('webhook'),
    /** When it was switched off because nothing arrived any more; null while it is on. */
    webhookOffAt: moment('webhook_off_at'),
    /** Posted once after the payment, when there is any. */
    autoResponse: text('auto_response').notNull().default(''),
    /** In whose name. */
    autoResponseSenderId: text('auto_response_sender_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    termId: text('term_id').references(() => orderTerms.id, { onDelete: 'set null' }),
    priority: text('priority', { enum: priorities }).notNull().default('medium'),
    deliveryTime: integer('delivery_time').notNull().default(14),
    deliveryUnit: text('delivery_unit', { enum: deliveryUnits }).notNull().default('days'),
    /** The questions. */
    formId: text('form_id')
      .notNull()
      .references(() => forms.id),
    /** Sold at /order. */
    published: flag('published'),
    /** When it was published last; null for a draft. */
    publishedAt: moment('published_at'),
    version: version(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('order_forms_name').on(t.name),
    uniqueIndex('order_forms_form').on(t.formId),
    index('order_forms_published').on(t.published, t.name),
    index('order_forms_price').on(t.priceId),
    index('order_forms_image').on(t.productImage),
    index('order_forms_type').on(t.orderTypeId),
    index('order_forms_assignee').on(t.assigneeId),
    index('order_forms_sender').on(t.autoResponseSenderId),
    index('order_forms_terms').on(t.termId),
    index('order_forms_created_by').on(t.createdBy),
    check('order_forms_priority', sql.raw(`priority in (${literals(priorities)})`)),
    check('order_forms_unit', sql.raw(`delivery_unit in (${literals(deliveryUnits)})`)),
    check('order_forms_time', sql`delivery_time between 1 and 999`),
  ],
)

/** People who follow the new orders of a form. */
export const orderFormFollowers = sqliteTable(
  'order_form_followers',
  {
    orderFormId: text('order_form_id')
      .notNull()
      .references(() => orderForms.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.orderFormId, t.userId] }),
    index('order_form_followers_user').on(t.userId),
  ],
)
