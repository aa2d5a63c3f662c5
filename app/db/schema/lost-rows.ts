import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { StoredRow } from '~/shared/stored-row'
import { flag, id, literals, moment, packedJson } from './columns'
import { users } from './users'

/** State of a lost row; `taken` and `dropped` are decided. */
export const lostRowStates = ['open', 'taken', 'dropped'] as const

/** Why a row could not be taken over; `lostReasons` in `~/messages/lost-rows` says them. */
export const lostRowReasons = [
  'changed',
  'gone',
  'parent',
  'twice',
  'rule',
  'page',
  'locked',
] as const

/** Rows that only one node had when it came back. */
export const lostFinds = sqliteTable(
  'lost_finds',
  {
    /** Made on the node. */
    id: id(),
    /** The node's host name. */
    node: text('node').notNull(),
    /** The first and the last lost transaction. */
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** Its rows were compared with the present: where both histories part is unknown. */
    uncertain: flag('uncertain'),
    /** Rows that only the node's own copy has. */
    leftOut: integer('left_out').notNull(),
    /** When all its rows were decided; null while one is open. */
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('lost_finds_created').on(t.createdAt, t.id),
    index('lost_finds_open').on(t.createdAt).where(sql`decided_at is null`),
  ],
)

/** A row that the node added, changed or removed, and what was decided about it. */
export const lostRows = sqliteTable(
  'lost_rows',
  {
    id: id(),
    findId: text('find_id')
      .notNull()
      .references(() => lostFinds.id, { onDelete: 'cascade' }),
    table: text('table_name').notNull(),
    key: packedJson<StoredRow>()('key').notNull(),
    kind: text('kind', { enum: ['added', 'changed', 'removed'] }).notNull(),
    before: packedJson<StoredRow>()('before'),
    after: packedJson<StoredRow>()('after'),
    state: text('state', { enum: lostRowStates }).notNull().default('open'),
    /** Why the last attempt to take it over failed. */
    reason: text('reason', { enum: lostRowReasons }),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('lost_rows_find').on(t.findId, t.state, t.id),
    index('lost_rows_decided_by').on(t.decidedBy),
    check('lost_rows_state', sql.raw(`state in (${literals(lostRowStates)})`)),
    check('lost_rows_kind', sql`kind in ('added', 'changed', 'removed')`),
  ],
)
