import { orderClient } from '~/features/orders/order-client.server'
import { pathTo } from '~/map/path-to'
import type { Actor } from '~/permissions/vocabulary'
import { canMakeForClients } from '~/permissions/work'
import { parseClientId } from '~/routes/work-items/parse-fields'

/** Where staff choose whose order the form of an address is going to be. */
export const clientPath = ({ searchParams }: URL): string =>
  pathTo(
    '/order/:form/client',
    { form: searchParams.get('form') ?? '' },
    { project: searchParams.get('project') },
  )

/**
 * Who orders: `client`, whose order it is going to be. It is null for a guest, who signs up by the
 * order, and for staff who have not chosen one, or whose choice is no client.
 */
export function whoOrders(actor: Actor, url: URL) {
  if (actor.kind === 'guest') return { client: null, staff: false, guest: true }
  const staff = canMakeForClients(actor)
  return { client: orderClient(actor, parseClientId(url)), staff, guest: false }
}
