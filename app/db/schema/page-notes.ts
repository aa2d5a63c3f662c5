import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { id, moment, version } from './columns'
import { pages } from './projects'
import { sections } from './sections'
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
    /** The comment that this answers: visitors read it. Every other note is for those who edit. */
    answers: text('answers').references((): AnySQLiteColumn => pageNotes.id, {
      onDelete: 'cascade',
    }),
    /** What a comment is about; null for the whole page, and once the section is deleted. */
    sectionId: text('section_id').references(() => sections.id, { onDelete: 'set null' }),
    /** The place in the section, in ten-thousandths from its left and its top. */
    x: integer('x'),
    y: integer('y'),
    /** When a comment was marked as done. */
    doneAt: moment('done_at'),
    version: version(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (t) => [
    index('page_notes_page').on(t.pageId, t.createdAt, t.id),
    index('page_notes_answers').on(t.answers).where(sql`answers is not null`),
    // An index for looking up a deleted section.
    index('page_notes_section').on(t.sectionId).where(sql`section_id is not null`),
    check('page_notes_x', sql`x between 0 and 10000`),
    check('page_notes_y', sql`y between 0 and 10000`),
    check(
      'page_notes_place',
      sql`(x is null) = (y is null) and (section_id is null or x is not null)`,
    ),
  ],
)

/** A visitor of the shared preview has said that a version of a page is right. */
export const pageApprovals = sqliteTable(
  'page_approvals',
  {
    id: id(),
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** The name that the visitor gave. */
    visitorName: text('visitor_name').notNull(),
    /** The version of the page that they saw. */
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('page_approvals_once').on(t.pageId, t.revision, t.visitorName)],
)
