import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag, id, moment, publicId, rowNumber, version } from './columns'
import { users } from './users'

/** A list of texts, as JSON. */
const texts = (name: string) =>
  text(name, { mode: 'json' }).$type<string[]>().notNull().default(sql`'[]'`)

export const companyProfiles = sqliteTable(
  'company_profiles',
  {
    rowNumber: rowNumber(),
    id: publicId(),
    name: text('name').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    locations: texts('locations'),
    /** Addresses, with their scheme; so are links and socials. */
    websites: texts('websites'),
    links: texts('links'),
    socials: texts('socials'),
    /** As #6b1f2e. */
    brandColors: texts('brand_colors'),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('company_profiles_created').on(t.createdAt, t.id),
    index('company_profiles_owner').on(t.ownerId, t.createdAt, t.id),
  ],
)

export const profileMembers = sqliteTable(
  'profile_members',
  {
    profileId: text('profile_id')
      .notNull()
      .references(() => companyProfiles.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether they may change what the profile holds. */
    edit: flag('edit'),
    /** Whether they see the requests of the company. */
    work: integer('work', { mode: 'boolean' }).notNull().default(true),
    /** Whether they see and reveal its logins. */
    logins: flag('logins'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.userId] }),
    index('profile_members_user').on(t.userId),
  ],
)

/** Invitations to the members of a company profile; found by the email, so that it can come first. */
export const memberInvites = sqliteTable(
  'member_invites',
  {
    id: id(),
    profileId: text('profile_id')
      .notNull()
      .references(() => companyProfiles.id, { onDelete: 'cascade' }),
    /** In lower case, as `users.email`. */
    email: text('email').notNull(),
    senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('member_invites_once').on(t.profileId, t.email),
    index('member_invites_email').on(t.email, t.createdAt, t.id),
  ],
)

/** The key that the logins of a company profile are locked with, itself locked with the vault's. */
export const profileKeys = sqliteTable('profile_keys', {
  profileId: text('profile_id')
    .primaryKey()
    .references(() => companyProfiles.id, { onDelete: 'cascade' }),
  /** Which key of the vault it is locked with. */
  keyId: text('key_id').notNull(),
  /** Nonce, cipher text and tag, as base64. */
  wrappedKey: text('wrapped_key').notNull(),
})

/** Login that the studio needs to get in somewhere for a client. */
export const profileLogins = sqliteTable(
  'profile_logins',
  {
    id: id(),
    profileId: text('profile_id')
      .notNull()
      .references(() => companyProfiles.id, { onDelete: 'cascade' }),
    /** Its target, in words. */
    label: text('label').notNull(),
    /** Address to log in at; empty when what was typed is no address. */
    url: text('url').notNull().default(''),
    username: text('username').notNull().default(''),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('profile_logins_profile').on(t.profileId, t.createdAt, t.id),
    index('profile_logins_created_by').on(t.createdBy),
  ],
)

/** The secret part of a login: kept apart, locked, and never in a list. */
export const loginPasswords = sqliteTable('login_passwords', {
  loginId: text('login_id')
    .primaryKey()
    .references(() => profileLogins.id, { onDelete: 'cascade' }),
  /** The version of the login it was locked with: a part of what the lock vouches for. */
  loginVersion: integer('login_version').notNull(),
  /** Nonce, cipher text and tag, as base64. */
  cipher: text('cipher').notNull(),
})

/** Record of who has seen which password when; written before the password is shown. */
export const passwordReveals = sqliteTable(
  'password_reveals',
  {
    id: id(),
    profileId: text('profile_id')
      .notNull()
      .references(() => companyProfiles.id, { onDelete: 'cascade' }),
    /** The login's id, which may be deleted since. */
    loginId: text('login_id').notNull(),
    /** Its label then. */
    label: text('label').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('password_reveals_profile').on(t.profileId, t.createdAt, t.id),
    index('password_reveals_user').on(t.userId),
  ],
)
