import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, moment, version } from './columns'
import { pages } from './projects'
import { users } from './users'

/** The content sheet of a page ("copy"): where its words are, or the words themselves. */
export const contentSheets = sqliteTable(
  'content_sheets',
  {
    pageId: text('page_id')
      .primaryKey()
      .references(() => pages.id, { onDelete: 'cascade' }),
    url: text('url'),
    text: text('text'),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  () => [check('content_sheets_not_empty', sql`url is not null or text is not null`)],
)

/** Notes that staff and collaborators leave on a page, and comments by visitors of the shared preview. */
export const pageNotes = sqliteTable(
  'page_notes',
  {
    id: id(),
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** Null for a visitor of the shared preview, and for somebody who was deleted since. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name a visitor of the shared preview gave. */
    visitorName: text('visitor_name'),
    text: text('text').notNull(),
    version: version(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (t) => [index('page_notes_page').on(t.pageId, t.createdAt, t.id)],
)
