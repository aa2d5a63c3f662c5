import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Field } from '~/shared/fields'
import { id, moment, version } from './columns'
import { users } from './users'

/** A form that staff build, for a product of a request type or for an order. */
export const forms = sqliteTable(
  'forms',
  {
    id: id(),
    kind: text('kind', { enum: ['request', 'order'] }).notNull(),
    /** Work in progress; becomes a version when it is published. */
    draft: text('draft', { mode: 'json' }).$type<Field[]>().notNull(),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  () => [check('forms_kind', sql`kind in ('request', 'order')`)],
)

/** A form as it was published. Never changes: answers refer to the one they were given to. */
export const formVersions = sqliteTable(
  'form_versions',
  {
    id: id(),
    formId: text('form_id')
      .notNull()
      .references(() => forms.id),
    /** 1, 2, 3 … of its form; the highest is the one in use. */
    number: integer('number').notNull(),
    fields: text('fields', { mode: 'json' }).$type<Field[]>().notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('form_versions_number').on(t.formId, t.number),
    index('form_versions_published_by').on(t.publishedBy),
  ],
)
