import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, moment } from './columns'
import { orderForms } from './order-forms'
import { users } from './users'

/** An order that somebody has begun to fill in, in one browser: mostly guests, who have no account yet. */
export const orderDrafts = sqliteTable(
  'order_drafts',
  {
    id: id(),
    /** The hash of what the browser holds in a signed cookie. */
    browser: text('browser').notNull(),
    orderFormId: text('order_form_id')
      .notNull()
      .references(() => orderForms.id, { onDelete: 'cascade' }),
    /** Who was signed in when it was kept: nobody else sees it then. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The fields as they were typed. */
    values: text('values', { mode: 'json' }).$type<Record<string, string | string[]>>().notNull(),
    savedAt: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('order_drafts_place').on(t.browser, t.orderFormId),
    index('order_drafts_form').on(t.orderFormId),
    index('order_drafts_user').on(t.userId),
    index('order_drafts_saved').on(t.savedAt),
  ],
)

/** A file that came with it, in the folder `forms`; it moves on to the order. */
export const orderDraftFiles = sqliteTable(
  'order_draft_files',
  {
    id: id(),
    draftId: text('draft_id')
      .notNull()
      .references(() => orderDrafts.id, { onDelete: 'cascade' }),
    /** The name of the file field. */
    field: text('field').notNull(),
    file: text('file').notNull(),
    /** What it is called where it comes from. */
    name: text('original_name').notNull(),
    /** What it is by its content. */
    type: text('type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    createdAt: moment('created').notNull(),
  },
  (t) => [index('order_draft_files_draft').on(t.draftId)],
)
