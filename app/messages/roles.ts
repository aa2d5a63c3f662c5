import type { Role } from '~/permissions/vocabulary'

/** What the roles are called. */
export const roleNames: Record<Role, string> = { user: 'User', client: 'Client', admin: 'Admin' }

/** The name of a role that somebody typed; what is none stays as it is. */
export const roleNameOf = (typed: string): string =>
  Object.hasOwn(roleNames, typed) ? roleNames[typed as Role] : typed
