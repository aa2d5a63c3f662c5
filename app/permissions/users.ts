import {
  type Actor,
  holds,
  isAdmin,
  isSelf,
  type ManageFlag,
  manageFlags,
  type Role,
  roles,
} from './vocabulary'

/** Facts about a person for the rules. */
export type Standing = { id: string; role: Role; organization: boolean } & Record<
  ManageFlag,
  boolean
>

/** Somebody before they are created: they can do nothing. */
export const nobody: Standing = {
  id: '',
  role: 'user',
  organization: false,
  ...(Object.fromEntries(manageFlags.map((flag) => [flag, false])) as Record<ManageFlag, boolean>),
}

/** See, invite, create and edit people at all. */
export const canManageUsers = (actor: Actor): boolean => holds(actor, 'manageUsers')

/** The roles somebody may give: only admins make admins. */
export const grantableRoles = (actor: Actor): Role[] =>
  canManageUsers(actor) ? roles.filter((role) => role !== 'admin' || isAdmin(actor)) : []

/**
 * Edit somebody. An admin edits everybody; an employee nobody who can do more than they, so no
 * admin either, and not themselves: there would be packages and limits to give.
 */
export const canEditUser = (actor: Actor, user: Standing): boolean =>
  canManageUsers(actor) &&
  (isAdmin(actor) ||
    (user.role !== 'admin' &&
      !isSelf(actor, user.id) &&
      powers(user).every((flag) => holds(actor, flag))))

/** Delete somebody: as for editing, and nobody deletes themselves. */
export const canDeleteUser = (actor: Actor, user: Standing): boolean =>
  canEditUser(actor, user) && !isSelf(actor, user.id)

/** The flags somebody may give or take: those they hold, and never their own. */
export const grantableFlags = (actor: Actor, user: Pick<Standing, 'id'>): ManageFlag[] =>
  isSelf(actor, user.id) && !isAdmin(actor) ? [] : manageFlags.filter((flag) => holds(actor, flag))

/** Effective flags of a person: all for an admin, none without the organization flag. */
const powers = (user: Standing): ManageFlag[] =>
  manageFlags.filter((flag) => holds({ kind: 'member', ...user }, flag))

/**
 * Whether somebody may turn a person's standing from `before` into `after`. Nobody gives more than
 * they have: neither by a flag, nor by the organization flag that brings dormant flags to life.
 */
export function canChangeStanding(actor: Actor, before: Standing, after: Standing): boolean {
  if (!canEditUser(actor, before)) return false
  if (isAdmin(actor)) return true
  if (after.role === 'admin') return false
  const changed = manageFlags.filter((flag) => before[flag] !== after[flag])
  return [...changed, ...powers(after)].every((flag) => holds(actor, flag))
}

/**
 * Whether somebody may write another e-mail for a person. Their own they change in the account
 * settings, which ask for the password.
 */
export const canChangeEmail = (actor: Actor, user: Standing): boolean =>
  canEditUser(actor, user) && !isSelf(actor, user.id)

/** How many requests somebody may have open at once: their own number, or everybody's. */
export const activeRequestLimit = (
  user: { allowedActiveRequests: number | null },
  settings: { allowedActiveRequests: number },
): number => user.allowedActiveRequests ?? settings.allowedActiveRequests
