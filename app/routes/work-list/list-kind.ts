import type { Address } from '~/map'
import type { WorkKind } from '~/shared/kinds'

/** The kind of work item that a list's address is about. */
export const listKind = (route: Address): WorkKind =>
  route.startsWith('/orders/') ? 'order' : 'request'
