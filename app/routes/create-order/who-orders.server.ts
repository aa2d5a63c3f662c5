import { photoSrc } from '~/components/ui/photo'
import { orderClient } from '~/features/orders/order-client.server'
import { findClients } from '~/features/requests/client-for.server'
import { canOrderForOthers } from '~/permissions/orders'
import type { Actor } from '~/permissions/vocabulary'

/** The client that staff have chosen, as the address carries it. */
export const clientIn = (url: URL): string | null => url.searchParams.get('client')

/**
 * Who orders: `client`, whose order it is going to be, null for a guest. Staff who have not chosen
 * one, or whose choice is no client, get the clients to choose from instead.
 */
export function whoOrders(actor: Actor, url: URL) {
  if (actor.kind === 'guest') return { client: null, staff: false, choice: null }
  const staff = canOrderForOthers(actor)
  const client = orderClient(actor, clientIn(url))
  if (client) return { client, staff, choice: null }
  const search = url.searchParams.get('q') ?? ''
  const clients = findClients(actor, search).map(({ avatar, ...found }) => ({
    ...found,
    photo: photoSrc(avatar),
  }))
  return { client: null, staff, choice: { search, clients } }
}
