import type { WorkKind } from '~/shared/kinds'
import { canManageOrders } from './orders'
import { canManageRequests } from './requests'
import type { Actor } from './vocabulary'

/** Manage a kind of work: who does it, and what it is made of (forms, canned responses, webhooks). */
export const canManageWork = (actor: Actor, kind: WorkKind): boolean =>
  kind === 'request' ? canManageRequests(actor) : canManageOrders(actor)
