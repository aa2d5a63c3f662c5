import type { Role } from '~/permissions/vocabulary'

/** Names of the roles. */
export const roleNames: Record<Role, string> = { user: 'User', client: 'Client', admin: 'Admin' }

/** The name of a role that somebody typed; what is none stays as it is. */
export const roleNameOf = (typed: string): string =>
  Object.hasOwn(roleNames, typed) ? roleNames[typed as Role] : typed
