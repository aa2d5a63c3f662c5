import { and, eq, or } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { ManageFlag } from '~/permissions/vocabulary'

/** The rows of people who work for the studio: `isStaff` for many at once. */
export const isStaffRow = or(eq(users.role, 'admin'), eq(users.organization, true))

/** The rows of people who hold a flag: `holds` for many at once. */
export const holdsRow = (flag: ManageFlag) =>
  or(eq(users.role, 'admin'), and(eq(users.organization, true), eq(users[flag], true)))
