import type { NotificationType } from '~/permissions/vocabulary'

/** What each type of notification is about, as the choice of mails names it. */
export const notificationLabels: Record<NotificationType, string> = {
  collaborator_added: 'Somebody shares a project with you',
  collaborator_request: 'Somebody asks for access to your project',
  request_message: 'A message on a request',
  order_message: 'A message on an order',
  request_note: 'A note on a request',
  order_note: 'A note on an order',
  member_invite: 'An invitation to a company profile',
  request_message_mentioned: 'You are mentioned on a request',
  request_note_mentioned: 'You are mentioned in a note on a request',
  order_message_mentioned: 'You are mentioned on an order',
  order_note_mentioned: 'You are mentioned in a note on an order',
}
