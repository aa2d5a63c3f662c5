import { workKinds } from '~/work/kinds'
import type { NotificationType } from './vocabulary'

/**
 * What people talk about, are notified of, listen to and hang files on. The notes of a piece of work
 * are a thing of their own, which its client cannot open.
 */
export const originKinds = [
  'project',
  'request',
  'request_notes',
  'order',
  'order_notes',
  'profile',
] as const
export type OriginKind = (typeof originKinds)[number]

/**
 * What kind of thing a notification is about; null for `member_invite`, of which there are only mails:
 * invitations to a company profile stand beside the notifications, out of a table of their own.
 */
export function originKindOf(type: NotificationType): OriginKind | null {
  if (/^(collaborator|project)_/.test(type)) return 'project'
  return workKinds.find((kind) => type.startsWith(`${kind}_`)) ?? null
}
