import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { roles } from '~/permissions/vocabulary'
import { flag, id, literals, moment, version } from './columns'

export const users = sqliteTable(
  'users',
  {
    id: id(),
    /** Trimmed and lower case. */
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    /** argon2id; null for people who only ever sign in with Google or Facebook. */
    passwordHash: text('password_hash'),
    role: text('role', { enum: roles }).notNull().default('user'),
    /** The employee flag. */
    organization: flag('organization'),
    employeeRole: text('employee_role'),
    showDemo: integer('show_demo', { mode: 'boolean' }).notNull().default(true),
    avatar: text('avatar'),
    toCreate: flag('to_create'),
    /** Must choose a new password at the next sign-in. */
    tempPassword: flag('temp_password'),
    /** Overrides the general setting of the same name. */
    allowedActiveRequests: integer('allowed_active_requests'),
    manageUsers: flag('manage_users'),
    manageProjects: flag('manage_projects'),
    manageOrders: flag('manage_orders'),
    managePageTemplates: flag('manage_page_templates'),
    manageProjectTemplates: flag('manage_project_templates'),
    manageBlocks: flag('manage_blocks'),
    manageRequests: flag('manage_requests'),
    manageAllRequests: flag('manage_all_requests'),
    downloads: integer('downloads').notNull().default(0),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    index('users_created').on(t.createdAt, t.id),
    check('users_role', sql.raw(`role in (${literals(roles)})`)),
  ],
)

export type User = typeof users.$inferSelect
