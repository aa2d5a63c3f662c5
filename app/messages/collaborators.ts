import { fieldMessages } from './fields'
import { count } from './format'

/** What the Collaborators panel and its dialogs say. */
export const collaboratorMessages = {
  title: 'Collaborators',
  none: "This project doesn't have any collaborator.",
  owner: 'Owner',
  you: 'You',
  asks: 'Asks to join',
  more: 'More people ask to join. They stand here once these are answered.',
  acceptFrom: (name: string) => `Accept ${name}`,
  rejectFrom: (name: string) => `Reject ${name}`,
  acceptAll: 'Accept all requests',
  remove: (name: string) => `Remove ${name}`,
  leave: 'Leave project',
  add: 'Add collaborators',
  addLead: 'They can work on every page of this project.',
  search: 'Name',
  searchHint: 'People with whom you share a project, a company or work. They are added at once.',
  searchForStaff: 'Name or email',
  searchForStaffHint: 'A part of the name, or the whole email. They are added at once.',
  inviteBy: 'Invite by email',
  inviteHint: 'Anybody else gets an invitation by mail and joins when they accept it.',
  invited: 'Invited',
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawn: 'Invite withdrawn',
  inviteSent: 'Invite created',
  found: (n: number) => (n === 0 ? 'Nobody found' : count(n, 'person', 'people')),
  noneFound:
    'Nobody to add found. People who work on this project already are not offered. Invite anybody else by email, below.',
  chosen: 'Chosen',
  confirmRemoval: (name: string, project: string) =>
    `${name} can no longer open “${project}”. What they made stays.`,
  confirmLeaving: (project: string) =>
    `You can no longer open “${project}”. What you made stays. To come back, ask for access.`,
  added: (n: number) => `${count(n, 'collaborator')} added`,
  addedAndInvited: (n: number) => `${count(n, 'collaborator')} added, and an invite created`,
  accepted: 'Request accepted',
  acceptedAll: 'Accepted all requests',
  rejected: 'Request rejected',
  removed: 'Collaborator removed',
  left: 'You left as collaborator',
  accept: 'Accept',
  reject: 'Reject',
} as const

type Values = Record<string, string | number>

/** The sentences of the fault codes of this area. */
export const collaboratorErrors: Record<string, string | ((v: Values) => string)> = {
  'collaborator-gone': 'This request was answered, or this person removed, in the meantime.',
  'request-accepted': (v) =>
    `The request of ${v.name} was accepted in the meantime. Remove them instead.`,
  'nobody-chosen': 'Please choose at least one person, or invite somebody by email.',
  'nobody-to-add':
    'Nobody was added. Choose people you work with who are not in this project yet, or invite them by email.',
  'too-many-added': (v) =>
    `You have added as many people as can be added in one day. Please try again in ${count(Math.ceil(Number(v.minutes) / 60), 'hour')}.`,
  'project-invited': 'This email is invited already.',
  'project-invite-gone':
    'This invitation is open no more: it was answered or withdrawn, or its project was deleted.',
  'email-unreadable': fieldMessages.email,
  'invite-own-email': 'This is your own email.',
  'collaborators-full': (v) => `A project can have up to ${v.limit} collaborators.`,
}
