import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, moment, version } from './columns'
import { users } from './users'

export const companyProfiles = sqliteTable(
  'company_profiles',
  {
    id: id(),
    name: text('name').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('company_profiles_owner').on(t.ownerId, t.createdAt, t.id)],
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
