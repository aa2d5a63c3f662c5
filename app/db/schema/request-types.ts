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
import { deliveryUnits } from '~/shared/clock'
import { flag, id, literals, moment, version } from './columns'
import { forms } from './forms'
import { requestPackages, storedFiles, users } from './users'

/** A kind of request that clients can file, e.g. a landing page. */
export const requestTypes = sqliteTable(
  'request_types',
  {
    id: id(),
    name: text('name').notNull(),
    /** Offered to clients. */
    active: flag('active'),
    /** File name in the folder `types`. */
    image: text('image').references(() => storedFiles.file),
    /** File name in the folder `request_icons`; shown when there is no image. */
    icon: text('icon').references(() => storedFiles.file),
    /** Person who gets its new requests. */
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Public http(s) address that hears of its requests. */
    webhook: text('webhook'),
    /** When it was switched off because nothing arrived any more; null while it is on. */
    webhookOffAt: moment('webhook_off_at'),
    deliveryTime: integer('delivery_time').notNull().default(3),
    deliveryUnit: text('delivery_unit', { enum: deliveryUnits }).notNull().default('days'),
    order: integer('order').notNull().default(0),
    version: version(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('request_types_name').on(t.name),
    index('request_types_assignee').on(t.assigneeId),
    index('request_types_image').on(t.image),
    index('request_types_icon').on(t.icon),
    index('request_types_created_by').on(t.createdBy),
    check('request_types_unit', sql.raw(`delivery_unit in (${literals(deliveryUnits)})`)),
    check('request_types_time', sql`delivery_time between 1 and 999`),
  ],
)

/** People who follow the new requests of a type. */
export const typeFollowers = sqliteTable(
  'type_followers',
  {
    typeId: text('type_id')
      .notNull()
      .references(() => requestTypes.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.typeId, t.userId] }), index('type_followers_user').on(t.userId)],
)

/** Products of a type; each has a form of its own. */
export const products = sqliteTable(
  'products',
  {
    id: id(),
    typeId: text('type_id')
      .notNull()
      .references(() => requestTypes.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    formId: text('form_id')
      .notNull()
      .references(() => forms.id),
    order: integer('order').notNull(),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('products_type').on(t.typeId, t.order, t.id),
    uniqueIndex('products_name').on(t.typeId, t.name),
    uniqueIndex('products_form').on(t.formId),
  ],
)

/** The types that a package lets its clients file. */
export const packageTypes = sqliteTable(
  'package_types',
  {
    packageId: text('package_id')
      .notNull()
      .references(() => requestPackages.id, { onDelete: 'cascade' }),
    typeId: text('type_id')
      .notNull()
      .references(() => requestTypes.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.typeId] }),
    index('package_types_type').on(t.typeId),
  ],
)
