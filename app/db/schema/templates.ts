import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { templateKinds } from '~/permissions/templates'
import { id, moment, version } from './columns'
import { projects } from './projects'

/** Categories of page templates and of project templates, kept separately. */
export const templateCategories = sqliteTable(
  'template_categories',
  {
    id: id(),
    kind: text('kind', { enum: templateKinds }).notNull(),
    name: text('name').notNull(),
    version: version(),
    createdAt: moment('created_at').notNull(),
    /** Creator: a user id or `system`. */
    createdBy: text('created_by').notNull(),
  },
  (t) => [uniqueIndex('template_categories_name').on(t.kind, t.name)],
)

/** Which categories a template is in: a page template in several, a project template in one. */
export const templateCategoryItems = sqliteTable(
  'template_category_items',
  {
    /** The template; a template is a project. */
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    categoryId: text('category_id')
      .notNull()
      .references(() => templateCategories.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.categoryId] }),
    index('template_category_items_category').on(t.categoryId),
  ],
)
