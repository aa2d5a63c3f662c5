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
import { type PageOp, type PageState, sectionTypes } from '~/editor/types'
import { orientations, panelColors } from '~/panels/types'
import type { OwnWords } from '~/panels/words/own-words'
import { id, literals, moment, packedJson, publicId, rowNumber, version } from './columns'
import { panels } from './panels'
import { pages, projects } from './projects'
import { storedFiles } from './users'

/**
 * A panel placed on a page. The global header and footer of a project have no page; a page's own
 * (custom) header or footer has one.
 */
export const sections = sqliteTable(
  'sections',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    pageId: text('page_id').references(() => pages.id, { onDelete: 'cascade' }),
    type: text('type', { enum: sectionTypes }).notNull(),
    panelId: text('panel_id')
      .notNull()
      .references(() => panels.id),
    orientation: text('orientation', { enum: orientations }).notNull(),
    color: text('color', { enum: panelColors }).notNull(),
    category: text('category').notNull(),
    /** Its own words, a row of `section_words` of its project; null: as its panel says them. */
    words: text('words'),
    /** What its example claims, as a hash, once somebody has said that it is true; see `claimsHash`. */
    confirmedClaims: text('confirmed_claims'),
    /** Fractional key: a move changes one row. Compared as bytes. */
    order: text('order').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('sections_order').on(t.pageId, t.type, t.order),
    index('sections_project').on(t.projectId),
    uniqueIndex('sections_global_slot').on(t.projectId, t.type).where(sql`page_id is null`),
    uniqueIndex('sections_page_slot').on(t.pageId, t.type).where(sql`type <> 'body'`),
    index('sections_panel').on(t.panelId),
    index('sections_words').on(t.projectId, t.words).where(sql`words is not null`),
    check('sections_type', sql.raw(`type in (${literals(sectionTypes)})`)),
    check('sections_body_has_page', sql`type <> 'body' or page_id is not null`),
    check('sections_orientation', sql.raw(`orientation in (${literals(orientations)})`)),
    check('sections_color', sql.raw(`color in (${literals(panelColors)})`)),
  ],
)

/**
 * What people have typed into panels. The words of a row never change: sections, changes and versions
 * name it.
 */
export const sectionWords = sqliteTable(
  'section_words',
  {
    /** Keyed hash of the words, part of the URL of every picture that shows them. */
    id: text('id').notNull(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    words: packedJson<OwnWords>()('words').notNull(),
    /** Heights of the nine variants that panels have with these words, as far as they were measured. */
    sizes: packedJson<WordSizes>()('sizes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.projectId] }),
    index('section_words_project').on(t.projectId, t.createdAt),
  ],
)

/**
 * Pictures that people uploaded for the panels of a project. Own words name one by its id, and a copy of a
 * project has its pictures under the same ids.
 */
export const projectPictures = sqliteTable(
  'project_pictures',
  {
    id: text('id').notNull(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    file: text('file')
      .notNull()
      .references(() => storedFiles.file),
    name: text('name').notNull(),
    /** What it shows, for those who do not see it. */
    alt: text('alt').notNull(),
    /** The point that stays in sight where it is cropped, in hundredths of its width and height. */
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    version: version(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.projectId] }),
    index('project_pictures_project').on(t.projectId, t.createdAt, t.id),
    index('project_pictures_file').on(t.file),
  ],
)

/** Heights by panel and story; see `sizeKey`. */
export type WordSizes = Readonly<Record<string, readonly number[]>>

/**
 * The operation log of a page: every change, many at once in one row. The inverse of a change follows
 * from it (`invert`). The oldest are pruned; see `tidyHistory`.
 */
export const pageOps = sqliteTable(
  'page_ops',
  {
    /** The order in which the changes of all pages were written, whatever the clock said. */
    rowNumber: rowNumber(),
    id: publicId(),
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … per page, without gaps. */
    revision: integer('revision').notNull(),
    /** User id, or `guest:<project id>`. */
    actor: text('actor').notNull(),
    kind: text('kind', { enum: ['do', 'undo', 'redo'] }).notNull(),
    /** For undo and redo: the operation taken back or brought back. For the row that a move between
     * pages leaves on the other page: the move. In older logs also for a part of a group, which had a
     * row of its own: the whole. */
    refersTo: text('refers_to'),
    /** `done` can be undone, `undone` can be redone, `dropped` can be neither any more. */
    state: text('state', { enum: ['done', 'undone', 'dropped'] }).notNull(),
    /** The section or slot that was changed: what a later change by somebody else conflicts on, but for
     * a group; see `touches`. */
    target: text('target').notNull(),
    /** Group: the targets of its parts, with a space before and after each. Null in older logs. */
    touches: text('touches'),
    /** Own words that it names, each with a space before and after; null for none. */
    words: text('words'),
    /** The replacement in many texts that it is a part of. Null for any other. */
    replacement: text('replacement'),
    op: packedJson<PageOp>()('op').notNull(),
    /** Empty; older rows hold the inverse, which nothing reads. */
    inverse: text('inverse').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('page_ops_revision').on(t.pageId, t.revision),
    index('page_ops_actor').on(t.pageId, t.actor, t.state, t.revision),
    // Its entries end with the row number: the changes of one target are in their order.
    index('page_ops_touched').on(t.pageId, t.target),
    index('page_ops_words').on(t.pageId).where(sql`words is not null`),
    index('page_ops_refers').on(t.refersTo).where(sql`refers_to is not null`),
    index('page_ops_replacement').on(t.actor, t.replacement).where(sql`replacement is not null`),
  ],
)

/** A page as it was at some of its revisions: a version is worked out from the next one of these. */
export const pageSnapshots = sqliteTable(
  'page_snapshots',
  {
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    /** As in `page_ops`. */
    words: text('words'),
    state: packedJson<PageState>()('state').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.revision] })],
)

export type Section = typeof sections.$inferSelect
