import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import {
  notificationTypes,
  openWorkChoices,
  priorities,
  roles,
  signupSources,
} from '~/permissions/vocabulary'
import { type Folder, folders } from '~/platform/files/folders'
import { flag, id, literals, moment, publicId, rowNumber, version } from './columns'

export const users = sqliteTable(
  'users',
  {
    rowNumber: rowNumber(),
    id: publicId(),
    /** Trimmed and lower case. */
    email: text('email').notNull(),
    /** When somebody showed that the mailbox is theirs: by a mailed link or through a provider. */
    emailVerifiedAt: moment('email_verified_at'),
    fullName: text('full_name').notNull(),
    /** argon2id; null for people who only ever sign in with Google or Facebook. */
    passwordHash: text('password_hash'),
    role: text('role', { enum: roles }).notNull().default('user'),
    /** The employee flag. */
    organization: flag('organization'),
    employeeRole: text('employee_role'),
    showDemo: integer('show_demo', { mode: 'boolean' }).notNull().default(true),
    avatar: text('avatar').references((): AnySQLiteColumn => storedFiles.file),
    /** IANA name of the time zone they read times in; null is the office's. */
    timeZone: text('time_zone'),
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
    /** How the account came about; null for one from before this was kept. */
    signupSource: text('signup_source', { enum: signupSources }),
    /** When they last signed in or did something; outlives their sessions. */
    lastSeenAt: moment('last_seen_at'),
    /** When the account was closed, of which the rest is being erased; see `erasures`. */
    closedAt: moment('closed_at'),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    index('users_created').on(t.createdAt, t.id),
    index('users_avatar').on(t.avatar),
    index('users_role').on(t.role, t.createdAt, t.id),
    index('users_organization').on(t.organization, t.createdAt, t.id),
    index('users_seen').on(t.lastSeenAt),
    check('users_role', sql.raw(`role in (${literals(roles)})`)),
  ],
)

/**
 * People whose account was closed, and what is needed to erase the rest of them in pieces. The row goes
 * with the last piece, together with that of the person.
 */
export const erasures = sqliteTable('erasures', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Id of who asked for it: themselves, or who manages users. */
  by: text('by_id').notNull(),
  /** Person who got the templates they owned; null for nobody. */
  templatesTo: text('templates_to').references((): AnySQLiteColumn => users.id, {
    onDelete: 'set null',
  }),
  /** Choice for their open requests and orders. */
  openWork: text('open_work', { enum: openWorkChoices }).notNull().default('keep'),
  /** Person who took over this work. */
  workTo: text('work_to').references((): AnySQLiteColumn => users.id, { onDelete: 'set null' }),
  /** E-mails and names that the account has had, which are taken out of mails and histories. */
  words: text('words', { mode: 'json' }).$type<{ emails: string[]; names: string[] }>().notNull(),
  /** Step of the erasure, and how far it has come. */
  step: text('step').notNull(),
  cursor: text('cursor'),
  createdAt: moment('created_at').notNull(),
})

/** Accounts of other services that sign somebody in, or did until they were let go. */
export const oauthAccounts = sqliteTable(
  'oauth_accounts',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['google', 'facebook'] }).notNull(),
    /** The account's id at the provider. */
    providerId: text('provider_id').notNull(),
    /** The account's e-mail there, lower case; null where the provider does not vouch for it. */
    email: text('email'),
    /** When it ceased to sign anybody in; see `revokeOtherConnections`. */
    letGoAt: moment('let_go_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('oauth_accounts_provider').on(t.provider, t.providerId),
    index('oauth_accounts_user').on(t.userId),
  ],
)

/** Package a client bought: it decides the request types they may file and their priority. */
export const requestPackages = sqliteTable(
  'request_packages',
  {
    id: id(),
    name: text('name').notNull(),
    priority: text('priority', { enum: priorities }).notNull().default('low'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('request_packages_name').on(t.name),
    check('request_packages_priority', sql.raw(`priority in (${literals(priorities)})`)),
  ],
)

/** The packages somebody has. */
export const userPackages = sqliteTable(
  'user_packages',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    packageId: text('package_id')
      .notNull()
      .references(() => requestPackages.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.packageId] }),
    index('user_packages_package').on(t.packageId),
  ],
)

/** An open invitation; deleted when it was used. One per e-mail. */
export const userInvites = sqliteTable(
  'user_invites',
  {
    /** SHA-256 of the code in the link. */
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** Required for the role client. */
    packageId: text('package_id').references(() => requestPackages.id, { onDelete: 'cascade' }),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('user_invites_email').on(t.email),
    index('user_invites_created').on(t.createdAt, t.id),
    check('user_invites_role', sql.raw(`role in (${literals(roles)})`)),
  ],
)

/** Notification types somebody does not want by e-mail; all others come. */
export const mutedMails = sqliteTable(
  'muted_mails',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: notificationTypes }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type] })],
)

export type User = typeof users.$inferSelect

/**
 * Every uploaded file. What uses one refers to it by a foreign key, so that a used file cannot be removed;
 * the sweep removes those that nothing refers to. In this module because people and files refer to each other.
 */
export const storedFiles = sqliteTable(
  'files',
  {
    /** Its unguessable name in the folder. */
    file: text('file').primaryKey(),
    folder: text('folder', { enum: Object.keys(folders) as [Folder, ...Folder[]] }).notNull(),
    /** Its name where it comes from, and of a download. */
    name: text('name').notNull(),
    /** Media type by its content; `application/octet-stream` where that is not known. */
    type: text('type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    uploaderId: text('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('files_folder').on(t.folder, t.file),
    // Bytes that somebody has added today.
    index('files_uploader').on(t.uploaderId, t.createdAt),
  ],
)
