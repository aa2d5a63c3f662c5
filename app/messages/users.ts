import type { ManageFlag } from '~/permissions/vocabulary'
import { count } from './format'
import { noneFound } from './none-found'

/** Texts of the users administration and the invitations. */
export const userMessages = {
  joined: {
    sign_up: 'Signed up',
    invitation: 'By invitation',
    order: 'By an order',
    staff: 'Created by staff',
  } as const,
  seen: (range: string) => `Seen last ${range}`,
  onlyOne: 'In one role only',
  search: 'Search name or email',
  searchInvited: 'Search email',
  noInvitation: (typed: string) => noneFound('invitation', { words: typed }),
  moreWays: 'More ways to add people',
  noneFits: (list: string, words: string, filters: readonly string[]) =>
    noneFound('user', { list, words, filters }),
  added: 'User successfully added.',
  updated: 'User data was successfully updated.',
  deleted: 'User successfully deleted.',
  invited: 'Invitation sent',
  rowInvited: 'Invite created',
  revoked: 'Invitation revoked',
  temporaryPassword: 'Temporary password',
  unknownPackage: 'unknown',
  shown: (here: number, all: string) => `${here} of ${all} users`,
  shortSearch: (typed: string) =>
    `Emails and names starting with “${typed}”. Type three letters or more to search inside them too.`,
  neverSeen: 'Never',
  employee: 'Employee',
  clientEmployee: 'Client, employee',
  downloads: (n: number) => (n === 0 ? 'No downloads yet' : count(n, 'download')),
  /** `whole`: the outbox shows mails whole. */
  createLead: (whole: boolean) =>
    `We create a temporary password and send it to this email, with a link to log in. ${
      whole
        ? 'As long as no sender is configured, admins can read it in the outbox; it'
        : 'No one else sees it, and it'
    } has to be changed at the first login.`,
  inviteLead: 'They get a link by email. It works once, for 14 days.',
  packageHint: 'Required for clients.',
  packagesHint: 'Only clients have packages. Any other role removes them.',
  noPackages: 'There are no packages yet, and clients need one.',
  employeeHint: 'On the studio team. Permissions apply to employees only.',
  requestsHint: (general: number) => `Leave empty for the general setting (${general}).`,
  ownEmail: 'Change your own email in the account settings.',
  rightsHint: 'You can only give permissions you have yourself.',
  confirmDeletion: (name: string) =>
    `${name}, their projects, their photo and the company profiles no other member can edit will be deleted, their calls will be canceled, and they will no longer be able to log in. What others depend on stays and shows ‘Deleted user’.`,
  confirmRevocation: (email: string) => `The link sent to ${email} will no longer work.`,
  invitationsNone: 'No open invitations',
  invitationsLead:
    'People invited by email are listed here until they sign up. You can send the link again or revoke it.',
  bulkWait: 'Creating the invitations.',
  bulkLead:
    'Fill in a row for each person, or paste lines of email, role and package. Each row is processed on its own.',
  csvLabel: 'Or paste lines',
  addRows: 'Add rows',
  sendInvitations: 'Send invitations',
  /** @param example the role of a person, and the package where that needs one */
  csvHint: (example: readonly string[]) =>
    `One person per line: ${['jane@example.com', ...example].join(', ')}. Comma, semicolon or tab.`,
  /** `waits`: nothing sends the mails yet. */
  bulkDone: (sent: number, refused: number, waits: boolean) => {
    const done = `${count(sent, 'invitation')} ${waits ? 'written' : 'sent'}`
    return refused === 0
      ? `${done}.`
      : `${done}, ${count(refused, 'row')} refused. Correct the refused rows below.`
  },
  deletedUser: 'Deleted user',
  users: 'Users',
  admin: 'Admin',
  inviteByEmail: 'Invite by email',
  bulkInvite: 'Bulk invite',
  createUser: 'Create user',
  deleteUser: 'Delete user',
  editUser: 'Edit user',
  user: 'User',
  saveUser: 'Save user',
  invitations: 'Invitations',
  role: 'Role',
  package: 'Package',
  invitedBy: 'Invited by',
  expired: 'Expired',
  openUntil: 'Open until',
  sendAgain: 'Send again',
  revoke: 'Revoke',
  results: 'Results',
  result: 'Result',
  row: 'Row',
  noRole: 'No role',
  noPackage: 'No package',
  chooseARole: 'Choose a role',
  noneLabel: 'None',
  sendInvitation: 'Send invitation',
  revokeInvitation: 'Revoke invitation',
  filter: 'Filter',
  flag: 'Permission',
  newestFirst: 'Newest first',
  any: 'Any',
  anyTime: 'Any time',
  from: 'From',
  to: 'To',
  packageOrRights: 'Access',
  allRights: 'All',
  someRights: (n: number) => count(n, 'permission'),
  projects: 'Projects',
  lastSeen: 'Last seen',
  invitedLabel: 'Invited',
  filters: (n: number) => `Filter ${n}`,
} as const

/** The tabs of the list of users. */
export const userTabLabels = {
  all: 'All',
  client: 'Clients',
  employee: 'Employees',
  admin: 'Admins',
  user: 'Users',
} as const

/** The parts of the form of a person. */
export const userParts = {
  profile: 'Profile',
  role: 'Role and requests',
  studio: 'At the studio',
  rights: 'Permissions',
} as const

const flagNames: Record<ManageFlag, string> = {
  manageUsers: 'Manage users',
  manageProjects: 'Manage projects',
  manageOrders: 'Manage orders',
  managePageTemplates: 'Manage page templates',
  manageProjectTemplates: 'Manage project templates',
  manageBlocks: 'Manage panels',
  manageRequests: 'Manage requests',
  manageAllRequests: 'Manage all requests',
}

/** The fields of the form of a person, in its order. */
export const userFields = {
  fullName: 'Full name',
  email: 'Email',
  role: 'Role',
  packages: 'Request packages',
  allowedActiveRequests: 'Active requests allowed',
  organization: 'Employee',
  employeeRole: 'Employee role',
  ...flagNames,
} as const

/** How somebody is called; null is a person who was deleted. */
export const displayName = (person: { fullName: string } | string | null | undefined): string =>
  (typeof person === 'string' ? person : person?.fullName) ?? userMessages.deletedUser

type Values = Record<string, string | number>

/** The sentences of the error codes of this area. */
export const userErrors: Record<string, string | ((v: Values) => string)> = {
  'user-exists': 'This user already exists.',
  'row-user-exists': 'User already exists',
  'user-email-taken': 'Email address was already taken from an existing user.',
  'no-role': (v) => `No role assigned for ${v.email}`,
  'no-package': (v) => `No package assigned for ${v.email}`,
  'package-needed': 'A client needs a package.',
  'package-unknown': 'This package does not exist.',
  'row-package-unknown': (v) => `There is no package ${v.name}`,
  'row-role-unknown': (v) => `There is no role ${v.name}: user, client or admin`,
  'row-repeated': 'This email is already in an earlier row',
  'row-email-missing': 'This field is required',
  'row-email': 'Must be a valid email address',
  'too-many-rows': (v) =>
    `Up to ${v.most} people can be invited at once; these are ${v.rows}. No one was invited: please send them in batches.`,
  'no-rows': 'Fill in a row, or paste some lines.',
  'role-not-grantable': 'Only admins can make someone an admin.',
  'last-admin': 'This is the last admin. Make someone else an admin first.',
  'own-account': 'You cannot delete your own account here.',
  'more-than-own': 'You can only give permissions you have yourself.',
  'email-invited':
    'An admin invited this email as an admin. Ask an admin to revoke that invitation first.',
  'own-email': userMessages.ownEmail,
  'invalid-invitation': 'Invalid invitation code.',
  'invitation-withdrawn':
    'This invitation is no longer valid. Ask the person who invited you for a new one.',
  'invitation-email': 'This invitation is for a different email.',
}

/** The packages of a new installation; an admin renames them. */
export const starterPackages = [
  { name: 'Basic', priority: 'low' },
  { name: 'Standard', priority: 'medium' },
  { name: 'Premium', priority: 'high' },
] as const
