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
  addLead: 'They can work on every page of this project at once.',
  search: 'Name or email',
  searchHint: 'A part of the name, or the whole email.',
  found: (n: number) => (n === 0 ? 'Nobody found' : count(n, 'person', 'people')),
  noneFound:
    'Nobody to add found. Who works on this project already is not offered; who has no account yet has to sign up first.',
  chosen: 'Chosen',
  confirmRemoval: (name: string, project: string) =>
    `${name} can no longer open “${project}”. What they made stays.`,
  confirmLeaving: (project: string) =>
    `You can no longer open “${project}”. What you made stays. To come back, ask for access.`,
  added: (n: number) => `${count(n, 'collaborator')} added`,
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
  'nobody-chosen': 'Please choose at least one person.',
  'nobody-to-add': 'Nobody was added: they work on this project already.',
  'collaborators-full': (v) => `A project can have up to ${v.limit} collaborators.`,
}
