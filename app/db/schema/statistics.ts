import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { priorities } from '~/permissions/vocabulary'
import { requestStatuses, restingStatuses } from '~/shared/request-statuses'
import { id, literals, moment } from './columns'
import { requests } from './requests'
import { users } from './users'

/** State of a request from one moment to the next, as `recordState` writes it. */
export const requestStates = sqliteTable(
  'request_states',
  {
    rowNumber: integer('row_number').primaryKey(),
    requestId: text('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    /** Null for what it is now. */
    until: moment('until'),
    status: text('status', { enum: requestStatuses }).notNull(),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    priority: text('priority', { enum: priorities }).notNull(),
    dueAt: moment('due_at').notNull(),
    /** Since when it was paused, while it was. */
    pausedAt: moment('paused_at'),
    /** How long it lasted at most, as a step of `reaches` in `listPast`; null while it lasts. */
    reach: integer('reach').generatedAlwaysAs(
      sql`(case when until is null then null when until - since < 3600000 then 0
        when until - since < 86400000 then 1 when until - since < 604800000 then 2
        when until - since < 2419200000 then 3 when until - since < 31536000000 then 4 else 5 end)`,
      { mode: 'virtual' },
    ),
    /** Whether something was left to do. */
    isOpen: integer('is_open').generatedAlwaysAs(
      sql.raw(`(status not in (${literals(restingStatuses)}))`),
      { mode: 'virtual' },
    ),
  },
  (t) => [
    uniqueIndex('request_states_now').on(t.requestId).where(sql`until is null`),
    index('request_states_request').on(t.requestId, t.since),
    index('request_states_lasting').on(t.status, t.since).where(sql`until is null`),
    index('request_states_past').on(t.reach, t.since),
    index('request_states_assignee').on(t.assigneeId),
    // By these the statistics count what was open at a moment.
    index('request_states_begun').on(t.isOpen, t.since),
    index('request_states_ended').on(t.isOpen, t.until),
    check('request_states_status', sql.raw(`status in (${literals(requestStatuses)})`)),
    check('request_states_order', sql`until is null or until >= since`),
  ],
)

/** Downloads that were made, and by whom: a row of `exports` is gone after an hour, this stays. */
export const downloads = sqliteTable(
  'downloads',
  {
    id: id(),
    kind: text('kind', { enum: ['pdf', 'picture', 'website'] }).notNull(),
    fileName: text('file_name').notNull(),
    /** The project, which may be gone. */
    projectId: text('project_id').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('downloads_created').on(t.createdAt, t.id, t.kind, t.userId),
    index('downloads_user').on(t.userId),
    check('downloads_kind', sql`kind in ('pdf', 'picture', 'website')`),
  ],
)
