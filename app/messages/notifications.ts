import type { NotificationType, NotifiedType } from '~/permissions/vocabulary'
import { mostNotifications } from '~/shared/account-caps'
import { thousands } from './format'

/** Label of each type of notification in the choice of mails. */
export const notificationLabels: Record<NotificationType, string> = {
  collaborator_added: 'Someone shares a project with you',
  collaborator_request: 'Someone asks for access to your project',
  collaborator_joined: 'Someone accepts an invitation to your project',
  collaborator_removed: 'You are removed from a project',
  project_comment: 'A visitor comments on a shared preview',
  project_approved: 'A visitor approves a page of a shared preview',
  request_created: 'A request is sent',
  request_message: 'A message on a request',
  request_status: 'A request moves on or is delivered',
  request_assigned: 'A request is assigned to you',
  order_created: 'An order is placed',
  order_message: 'A message on an order',
  order_status: 'An order moves on',
  order_assigned: 'An order is assigned to you',
  order_payment: 'A payment needs attention',
  order_refund: 'You get a refund',
  order_refund_failed: 'A refund to you fails',
  request_note: 'A note on a request',
  order_note: 'A note on an order',
  member_invite: 'An invitation to a company profile',
  request_message_mentioned: 'You are mentioned on a request',
  request_note_mentioned: 'You are mentioned in a note on a request',
  order_message_mentioned: 'You are mentioned on an order',
  order_note_mentioned: 'You are mentioned in a note on an order',
  order_feedback: 'A client gives feedback on an order',
  request_unassigned: 'Requests lose their assignee',
  order_unassigned: 'Orders lose their assignee',
  request_webhook_off: 'The webhook of a request type is turned off',
  order_webhook_off: 'The webhook of an order form is turned off',
  profile_owner: 'You become the owner of a company profile',
  profile_passed_on: 'A company profile of yours gets a new owner',
  profile_password_revealed: 'The studio reveals a password of your company',
}

export const notificationMessages = {
  title: 'Notifications',
  lead: `The newest ${thousands(mostNotifications)} are kept; older ones are removed.`,
  none: "You don't have unopened notification.",
  noneLead: 'Shares, requests and replies will show up here.',
  noneAtAll: 'No notifications yet',
  unopened: 'Unopened',
  all: 'All',
  seeAll: 'See all',
  loading: 'Loading the notifications',
  openAll: 'Mark all as opened',
  openedAll: 'All notifications marked as opened',
  deleted: 'Notification deleted',
  isNew: 'Not opened yet',
  remove: (text: string) => `Delete: ${text}`,
  invites: {
    company: (who: string, company: string) => `${who} invites you to ${company}`,
    project: (who: string, project: string) => `${who} invites you to work on ${project}`,
  },
  accept: (name: string) => `Accept the invitation to ${name}`,
  reject: (name: string) => `Reject the invitation to ${name}`,
  acceptLabel: 'Accept',
  rejectLabel: 'Reject',
} as const

/** What it belongs to and its page are null when they are gone or out of reach. */
type Happening = { who: string; what: string | null; page?: string | null }

/** Event, in the words of the list of notifications. */
const happened: Record<NotifiedType, (event: Happening) => string> = {
  collaborator_added: ({ who, what }) => `${who} shared ${what ?? 'a project'} with you`,
  collaborator_request: ({ who, what }) => `${who} is asking for access to ${what ?? 'a project'}`,
  collaborator_joined: ({ who, what }) =>
    `${who} accepted the invitation to ${what ?? 'a project'}`,
  collaborator_removed: ({ who, what }) => `${who} removed you from ${what ?? 'a project'}`,
  project_comment: ({ who, what, page }) =>
    `${who} commented on ${page ? `“${page}” in ` : ''}${what ?? 'a project'}`,
  project_approved: ({ who, what, page }) =>
    `${who} approved ${page ? `“${page}” in` : 'a page of'} ${what ?? 'a project'}`,
  request_created: ({ who, what }) => `${who} sent ${what ? `the request ${what}` : 'a request'}`,
  request_message: ({ who, what }) => `${who} wrote on ${what ?? 'a request'}`,
  request_status: ({ who, what }) => `${who} changed the status of ${what ?? 'a request'}`,
  request_assigned: ({ who, what }) => `${who} assigned ${what ?? 'a request'} to you`,
  order_created: ({ who, what }) => `${who} placed ${what ? `the order ${what}` : 'an order'}`,
  order_message: ({ who, what }) => `${who} wrote on ${what ?? 'an order'}`,
  order_status: ({ who, what }) => `${who} changed the status of ${what ?? 'an order'}`,
  order_assigned: ({ who, what }) => `${who} assigned ${what ?? 'an order'} to you`,
  order_payment: ({ what }) => `The payment for ${what ?? 'an order'} needs attention`,
  order_refund: ({ who, what }) => `${who} is refunding you for ${what ?? 'an order'}`,
  order_refund_failed: ({ who, what }) => `${who} could not refund you for ${what ?? 'an order'}`,
  request_note: ({ who, what }) => `${who} left a note on ${what ?? 'a request'}`,
  order_note: ({ who, what }) => `${who} left a note on ${what ?? 'an order'}`,
  request_message_mentioned: ({ who, what }) => `${who} mentioned you on ${what ?? 'a request'}`,
  request_note_mentioned: ({ who, what }) =>
    `${who} mentioned you in a note on ${what ?? 'a request'}`,
  order_message_mentioned: ({ who, what }) => `${who} mentioned you on ${what ?? 'an order'}`,
  order_note_mentioned: ({ who, what }) =>
    `${who} mentioned you in a note on ${what ?? 'an order'}`,
  order_feedback: ({ who, what }) => `${who} gave feedback on ${what ?? 'an order'}`,
  request_unassigned: () => 'Someone left the studio, and their requests need a new assignee',
  order_unassigned: () => 'Someone left the studio, and their orders need a new assignee',
  request_webhook_off: ({ what }) =>
    `The webhook of ${what ?? 'a request type'} was turned off: nothing arrived`,
  order_webhook_off: ({ what }) =>
    `The webhook of ${what ?? 'an order form'} was turned off: nothing arrived`,
  profile_owner: ({ who, what }) => `${who} made you the owner of ${what ?? 'a company'}`,
  profile_passed_on: ({ who, what }) => `${who} gave ${what ?? 'a company'} a new owner`,
  profile_password_revealed: ({ who, what }) =>
    `${who} revealed a password of ${what ?? 'your company'}`,
}

/** A notification in one sentence without a full stop. */
export const notificationText = (type: NotifiedType, event: Happening): string =>
  happened[type](event)
