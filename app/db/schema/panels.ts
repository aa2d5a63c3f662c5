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
import type { Layer } from '~/panels/layer'
import { orientations, panelColors } from '~/panels/types'
import { flag, id, moment, version } from './columns'
import { storedFiles } from './users'

export const panelCategories = sqliteTable(
  'panel_categories',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    /** Words the search in Select A Panel finds, separated by commas. */
    tags: text('tags').notNull().default(''),
    order: integer('order').notNull(),
    header: flag('header'),
    footer: flag('footer'),
    version: version(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('panel_categories_one_header').on(t.header).where(sql`header = 1`),
    uniqueIndex('panel_categories_one_footer').on(t.footer).where(sql`footer = 1`),
    index('panel_categories_order').on(t.order),
  ],
)

export const panels = sqliteTable(
  'panels',
  {
    /** A built-in panel has the id of its definition, e.g. `hero-scene`. */
    id: id(),
    name: text('name').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => panelCategories.id),
    builtIn: flag('built_in'),
    enabled: integer('enabled', { mode: 'boolean' }).notNull().default(true),
    columns: integer('columns').notNull().default(1),
    keywords: text('keywords').notNull().default(''),
    useCount: integer('use_count').notNull().default(0),
    shortcode: text('shortcode'),
    css: text('css'),
    /** Read aloud in place of the pictures; its name where it is empty. */
    alt: text('alt').notNull().default(''),
    /**
     * File name in the folder `blocks` of a header drawn beforehand: the PDF leaves such a section
     * out.
     */
    headerImage: text('header_image').references(() => storedFiles.file),
    /** Changes when the pictures change: part of the image URLs. */
    revision: text('revision').notNull(),
    order: integer('order').notNull().default(0),
    version: version(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('panels_category').on(t.categoryId, t.order, t.id),
    index('panels_header_image').on(t.headerImage),
    check('panels_columns', sql`columns between 1 and 8`),
  ],
)

/** The uploaded pictures of a panel: per variant at most one SVG and one JPEG. */
export const panelImages = sqliteTable(
  'panel_images',
  {
    panelId: text('panel_id')
      .notNull()
      .references(() => panels.id, { onDelete: 'cascade' }),
    orientation: text('orientation', { enum: orientations }).notNull(),
    color: text('color', { enum: panelColors }).notNull(),
    form: text('form', { enum: ['svg', 'jpeg'] }).notNull(),
    /** File name in the folder `blocks`. */
    file: text('file')
      .notNull()
      .references(() => storedFiles.file),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The SVG file's text, kept after the first read. */
    svgText: text('svg_text'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.panelId, t.orientation, t.color, t.form] }),
    index('panel_images_file').on(t.file),
  ],
)

/** The words that lie over the pictures of an orientation, where a page is printed. */
export const panelLayers = sqliteTable(
  'panel_layers',
  {
    panelId: text('panel_id')
      .notNull()
      .references(() => panels.id, { onDelete: 'cascade' }),
    orientation: text('orientation', { enum: orientations }).notNull(),
    layer: text('layer', { mode: 'json' }).$type<Layer>().notNull(),
    version: version(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.panelId, t.orientation] })],
)
