import { fieldMessages } from './fields'
import { count } from './format'

/** Texts of the dialogs about collaborators, and of what they have done. */
export const collaboratorDialogs = {
  addLead: 'They can work on every page of this project.',
  search: 'Name',
  searchHint: 'People you share a project, a company or work with. They are added right away.',
  searchForStaff: 'Name or email',
  searchForStaffHint: 'Part of the name, or the full email. They are added right away.',
  inviteBy: 'Invite by email',
  inviteHint: 'Anyone else gets an invitation by email and joins when they accept.',
  withdrawn: 'Invite withdrawn',
  inviteSent: 'Invite created',
  found: (n: number) => (n === 0 ? 'No one found' : count(n, 'person', 'people')),
  noneFound: 'No one to add. People already here aren’t listed; invite others by email below.',
  chosen: 'Chosen',
  confirmRemoval: (name: string, project: string) =>
    `${name} will no longer be able to open “${project}”. What they made stays.`,
  confirmLeaving: (project: string) =>
    `You will no longer be able to open “${project}”. What you made stays. To come back, ask for access.`,
  added: (n: number) => `${count(n, 'collaborator')} added`,
  addedAndInvited: (n: number) => `${count(n, 'collaborator')} added, and an invite created`,
  accepted: 'Request accepted',
  acceptedAll: 'Accepted all requests',
  rejected: 'Request rejected',
  removed: 'Collaborator removed',
  left: 'You left as collaborator',
} as const

type Values = Record<string, string | number>

/** The sentences of the error codes of this area. */
export const collaboratorErrors: Record<string, string | ((v: Values) => string)> = {
  'collaborator-gone': 'This request was already answered, or the person was removed.',
  'request-accepted': (v) => `The request of ${v.name} was already accepted. Remove them instead.`,
  'nobody-chosen': 'Please choose at least one person, or invite someone by email.',
  'nobody-to-add':
    'No one was added. Choose people you work with who aren’t in this project yet, or invite them by email.',
  'too-many-added': (v) =>
    `You have added as many people as you can in one day. Please try again in ${count(Math.ceil(Number(v.minutes) / 60), 'hour')}.`,
  'project-invited': 'This email has already been invited.',
  'project-invite-gone':
    'This invitation is no longer open: it was answered or withdrawn, or its project was deleted.',
  'email-unreadable': fieldMessages.email,
  'invite-own-email': 'This is your own email.',
  'collaborators-full': (v) => `A project can have up to ${v.limit} collaborators.`,
}
