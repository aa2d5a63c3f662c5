import { type Actor, isStaff, type NotificationType, notificationTypes } from './vocabulary'

/** Notes, assignments, feedback and what fails in the studio are the staff's own: nobody else is notified of them. */
const staffTypes: readonly NotificationType[] = [
  'request_assigned',
  'order_assigned',
  'order_payment',
  'request_note',
  'order_note',
  'request_note_mentioned',
  'order_note_mentioned',
  'order_feedback',
  'request_unassigned',
  'order_unassigned',
  'request_webhook_off',
  'order_webhook_off',
]

/** Types that somebody can be notified of. */
export const notificationTypesOf = (actor: Actor): NotificationType[] =>
  notificationTypes.filter((type) => isStaff(actor) || !staffTypes.includes(type))
