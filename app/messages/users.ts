import type { ManageFlag } from '~/permissions/vocabulary'
import { count } from './format'
import { noneFound } from './none-found'

/** What the users administration and the invitations say. */
export const userMessages = {
  joined: {
    sign_up: 'Signed up',
    invitation: 'By an invitation',
    order: 'By an order',
    staff: 'Made by staff',
  } as const,
  seen: (range: string) => `Seen last ${range}`,
  onlyOne: 'In one role alone',
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
    `Emails, and words of names, that begin with “${typed}”. From three letters on, also inside.`,
  neverSeen: 'Never',
  employee: 'Employee',
  clientEmployee: 'Client, employee',
  downloads: (n: number) => (n === 0 ? 'No downloads yet' : count(n, 'download')),
  /** `whole`: the outbox shows mails whole. */
  createLead: (whole: boolean) =>
    `We make a temporary password and send it to this email, with a link to log in. ${
      whole
        ? 'As long as no sender is configured, admins can read it in the outbox; it'
        : 'Nobody else sees it, and it'
    } has to be changed at the first login.`,
  inviteLead: 'They get a link by email. It works once, for 14 days.',
  packageHint: 'Needed for the role client.',
  packagesHint: 'Only clients have packages: with another role they are taken away.',
  noPackages: 'There are no packages yet, and a client needs one.',
  employeeHint: 'Works for the studio. Only then the rights below count.',
  requestsHint: (general: number) => `Empty: as in the general settings, ${general}.`,
  ownEmail: 'Change your own email in the account settings.',
  rightsHint: 'You can only give rights that you hold.',
  confirmDeletion: (name: string) =>
    `${name}, their projects, their photo and the company profiles that no other member may edit will be deleted, their calls are cancelled, and they can no longer log in. What others depend on stays and shows ‘Deleted user’.`,
  confirmRevocation: (email: string) => `The link that ${email} got will no longer work.`,
  invitationsNone: 'No open invitations',
  invitationsLead:
    'Whoever is invited by email stands here until they have signed up. You can send the link again or take it back.',
  bulkWait: 'The invitations are written.',
  bulkLead:
    'Fill in a row for each person, or paste lines of email, role and package. Each row is carried out on its own.',
  csvLabel: 'Or paste lines',
  addRows: 'Add rows',
  sendInvitations: 'Send invitations',
  /** @param example the role of a person, and the package where that needs one */
  csvHint: (example: readonly string[]) =>
    `One person a line: ${['jane@example.com', ...example].join(', ')}. Comma, semicolon or tab.`,
  /** `waits`: nothing sends the mails yet. */
  bulkDone: (sent: number, refused: number, waits: boolean) => {
    const done = `${count(sent, 'invitation')} ${waits ? 'written' : 'sent'}`
    return refused === 0
      ? `${done}.`
      : `${done}, ${count(refused, 'row')} refused. What was refused stands below to be corrected.`
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
  flag: 'Flag',
  newestFirst: 'Newest first',
  any: 'Any',
  anyTime: 'Any time',
  from: 'From',
  to: 'To',
  packageOrRights: 'Package, flags',
  allRights: 'All',
  someRights: (n: number) => count(n, 'flag'),
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
  rights: 'Rights',
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

/** The sentences of the fault codes of this area. */
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
  'row-repeated': 'This email stands in an earlier row',
  'row-email-missing': 'This field is required',
  'row-email': 'Must be a valid email address',
  'too-many-rows': (v) =>
    `At most ${v.most} people can be invited at once; these are ${v.rows}. Nobody was invited: please send them in parts.`,
  'no-rows': 'Fill in a row, or paste some lines.',
  'role-not-grantable': 'Only admins can make somebody an admin.',
  'last-admin': 'This is the last admin. Make somebody else an admin first.',
  'own-account': 'You cannot delete your own account here.',
  'more-than-own': 'You can only give rights that you hold.',
  'email-invited':
    'An admin has invited this email as an admin. Ask one to revoke the invitation first.',
  'own-email': userMessages.ownEmail,
  'invalid-invitation': 'Invalid invitation code.',
  'invitation-withdrawn':
    'This invitation no longer works: who sent it may not give this access any more. Please ask for a new one.',
  'invitation-email': 'This invitation is for another email.',
}

/** The packages of a new installation; an admin renames them. */
export const starterPackages = [
  { name: 'Basic', priority: 'low' },
  { name: 'Standard', priority: 'medium' },
  { name: 'Premium', priority: 'high' },
] as const
