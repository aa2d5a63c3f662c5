import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, moment } from './columns'
import { orders } from './orders'
import { requests } from './requests'
import { users } from './users'

/** When somebody of the staff can be booked in every week, on the clock of their own time zone. */
export const availability = sqliteTable(
  'availability',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 Monday to 7 Sunday. */
    weekday: integer('weekday').notNull(),
    /** Minutes since midnight. */
    starts: integer('starts').notNull(),
    ends: integer('ends').notNull(),
  },
  (t) => [
    index('availability_user').on(t.userId, t.weekday, t.starts),
    check('availability_weekday', sql`weekday between 1 and 7`),
    check('availability_times', sql`starts >= 0 and ends > starts and ends <= 1440`),
  ],
)

/** Days on which somebody cannot be booked. */
export const daysOff = sqliteTable(
  'days_off',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The first and the last of them, as 2026-11-22 in the person's own time zone. */
    from: text('from_day').notNull(),
    to: text('to_day').notNull(),
  },
  (t) => [
    index('days_off_user').on(t.userId, t.from),
    check('days_off_order', sql`to_day >= from_day`),
  ],
)

const bookingStatuses = ['booked', 'cancelled'] as const

/** A call of a client with somebody of the staff. */
export const bookings = sqliteTable(
  'bookings',
  {
    id: id(),
    staffId: text('staff_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null when they were deleted. */
    clientId: text('client_id').references(() => users.id, { onDelete: 'set null' }),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    /** Its subject, at most one of the two. */
    requestId: text('request_id').references(() => requests.id, { onDelete: 'set null' }),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Things that the client wants the studio to look at before the call. */
    note: text('note').notNull().default(''),
    status: text('status', { enum: bookingStatuses }).notNull().default('booked'),
    /**
     * Counts moves and the cancellation, so that calendars follow (RFC 5545, SEQUENCE). Also the version
     * of the form that moves it.
     */
    sequence: integer('sequence').notNull().default(0),
    cancelledBy: text('cancelled_by').references(() => users.id, { onDelete: 'set null' }),
    /** When both were reminded by mail. */
    remindedAt: moment('reminded_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('bookings_once').on(t.staffId, t.startAt).where(sql`status = 'booked'`),
    index('bookings_client').on(t.clientId, t.startAt, t.id),
    index('bookings_staff').on(t.staffId, t.startAt, t.id),
    index('bookings_due').on(t.startAt).where(sql`status = 'booked' and reminded_at is null`),
    index('bookings_request').on(t.requestId),
    index('bookings_order').on(t.orderId),
    index('bookings_cancelled_by').on(t.cancelledBy),
    check('bookings_status', sql`status in ('booked', 'cancelled')`),
    check('bookings_times', sql`end_at > start_at`),
    check('bookings_about', sql`request_id is null or order_id is null`),
  ],
)
