import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, leased, moment } from './columns'
import { projects } from './projects'

/** A download being made: a page or the whole project as PDF, a section as PNG or SVG, the project
 * as the files of a website. */
export const exportsTable = sqliteTable(
  'exports',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null for the whole project. */
    pageId: text('page_id'),
    sectionId: text('section_id'),
    kind: text('kind', {
      enum: [
        'page_pdf',
        'project_pdf',
        'section_png',
        'section_png_double',
        'section_svg',
        'website_zip',
      ],
    }).notNull(),
    /** Name of the downloaded file. */
    fileName: text('file_name').notNull(),
    status: text('status', { enum: ['running', 'ready', 'failed'] }).notNull(),
    ...leased(),
    // Added to a table that had rows: they are due.
    nextAttemptAt: moment('next_attempt_at').notNull().default(0),
    /** Of a website: where it will be, if its owner has said so. */
    address: text('address'),
    /** Images done and to do; of a website, pages. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    /** File name in the folder `exports`; swept after an hour. */
    file: text('file'),
    actor: text('actor').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('exports_created').on(t.createdAt),
    index('exports_project').on(t.projectId),
    index('exports_due').on(t.status, t.nextAttemptAt),
  ],
)
