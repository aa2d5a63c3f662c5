import { orderClient } from '~/features/orders/order-client.server'
import { pathTo } from '~/map/path-to'
import type { Actor } from '~/permissions/vocabulary'
import { canMakeForClients } from '~/permissions/work'
import { parseClientId } from '~/routes/work-items/parse-fields'

/** Path at which staff choose whose order it will be. */
export const clientPath = ({ searchParams }: URL): string =>
  pathTo(
    '/order/:form/client',
    { form: searchParams.get('form') ?? '' },
    { project: searchParams.get('project') },
  )

/**
 * Finds the buyer: `client`, whose order it will be. It is null for a guest, who signs up by the order, and
 * for staff who have chosen nobody, or somebody who is no client.
 */
export function whoOrders(actor: Actor, url: URL) {
  if (actor.kind === 'guest') return { client: null, staff: false, guest: true }
  const staff = canMakeForClients(actor)
  return { client: orderClient(actor, parseClientId(url)), staff, guest: false }
}
