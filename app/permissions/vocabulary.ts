/** The words of access: roles, manage flags and who is asking. Pure; shared by server and screens. */

export const roles = ['user', 'client', 'admin'] as const
export type Role = (typeof roles)[number]

/** Groups that users are listed by: a role, or the flag of an employee, who also has a role. */
export const listedRoles = ['client', 'employee', 'admin', 'user'] as const
export type ListedRole = (typeof listedRoles)[number]

export const manageFlags = [
  'manageUsers',
  'manageProjects',
  'manageOrders',
  'managePageTemplates',
  'manageProjectTemplates',
  // Panels: the flag and their folder of files keep the name that accounts and addresses know.
  'manageBlocks',
  'manageRequests',
  'manageAllRequests',
] as const
export type ManageFlag = (typeof manageFlags)[number]

/** Rules for who may use a route at all; the rules of each object decide what they may do to it. */
export type Rule =
  | 'anyone'
  | 'guests'
  | 'signed-in'
  | 'clients-and-staff'
  | 'staff'
  | 'admin'
  | ManageFlag

/** Choices for the open requests and orders of a client whose account is deleted. */
export const openWorkChoices = ['keep', 'complete', 'hand_on'] as const
export type OpenWorkChoice = (typeof openWorkChoices)[number]

/** Types of notifications and mails, as people choose their mails. */
export const notificationTypes = [
  'collaborator_added',
  'collaborator_request',
  'collaborator_joined',
  'collaborator_removed',
  'project_comment',
  'project_approved',
  'request_created',
  'request_message',
  'request_status',
  'request_assigned',
  'order_created',
  'order_message',
  'order_status',
  'order_assigned',
  'order_payment',
  'order_refund',
  'order_refund_failed',
  'request_note',
  'order_note',
  'member_invite',
  'request_message_mentioned',
  'request_note_mentioned',
  'order_message_mentioned',
  'order_note_mentioned',
  'order_feedback',
  'request_unassigned',
  'order_unassigned',
  'request_webhook_off',
  'order_webhook_off',
  'profile_owner',
  'profile_passed_on',
  'profile_password_revealed',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/**
 * Types that have notifications. `member_invite` has only mails: invitations to a company profile are shown
 * next to the notifications, out of a table of their own.
 */
export type NotifiedType = Exclude<NotificationType, 'member_invite'>

/** From lowest to highest. */
export const priorities = ['low', 'medium', 'high'] as const
export type Priority = (typeof priorities)[number]

/** Folders for the files of a company profile. */
export const profileFolders = [
  'logo',
  'brand_guide',
  'fonts',
  'photos_videos',
  'extra_assets',
] as const
export type ProfileFolder = (typeof profileFolders)[number]

/** Facts that decide what somebody may do, together with what they own. */
export type Rights = { role: Role; organization: boolean } & Record<ManageFlag, boolean>

/** Somebody signed in, as far as access is concerned. */
export type Member = { kind: 'member'; id: string } & Rights

/** The rights of a person or member, and nothing else of them. */
export const rightsOf = (person: Rights): Rights => {
  const { role, organization } = person
  const flags = manageFlags.map((flag) => [flag, person[flag]])
  return { role, organization, ...(Object.fromEntries(flags) as Record<ManageFlag, boolean>) }
}

/** Nobody signed in; may hold one project by their guest cookie. */
export type Guest = { kind: 'guest'; projectId: string | null }

export type Actor = Member | Guest

/** Admin or employee. */
export const isStaff = (actor: Actor): boolean =>
  actor.kind === 'member' && (actor.role === 'admin' || actor.organization)

/** Somebody with the role admin. */
export const isAdmin = (actor: Actor): boolean => actor.kind === 'member' && actor.role === 'admin'

/** A client who is not of the staff as well. */
export const isClient = (actor: Actor): actor is Member =>
  actor.kind === 'member' && actor.role === 'client' && !isStaff(actor)

/** Whether somebody is the person with this id; null when that one was deleted. */
export const isSelf = (actor: Actor, id: string | null): boolean =>
  actor.kind === 'member' && actor.id === id

/** Admin, or an employee with the flag. A flag without the organization flag counts for nothing. */
export const holds = (actor: Actor, flag: ManageFlag): boolean =>
  isAdmin(actor) || (actor.kind === 'member' && actor.organization && actor[flag])

/** How an actor is named in the operation log and the history. */
export const actorKey = (actor: Actor): string =>
  actor.kind === 'member' ? actor.id : `guest:${actor.projectId ?? ''}`

/** How accounts come about. */
export const signupSources = ['sign_up', 'invitation', 'order', 'staff'] as const
export type JoinedBy = (typeof signupSources)[number]
