import type { WorkKind } from '~/shared/kinds'
import { canManageOrders } from './orders'
import { canManageRequests } from './requests'
import type { Actor } from './vocabulary'

/** Manage a kind of work: its people, and its forms, canned responses and webhooks. */
export const canManageWork = (actor: Actor, kind: WorkKind): boolean =>
  kind === 'request' ? canManageRequests(actor) : canManageOrders(actor)
