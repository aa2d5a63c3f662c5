import { db } from '~/db/client.server'
import { DomainError, forbidden } from '~/domain-error'
import { clientFor, findClients, mostClients } from '~/features/work-items/client-for.server'
import { canManageRequests } from '~/permissions/requests'
import type { Actor } from '~/permissions/vocabulary'
import { scheduleRequest } from './schedule-request.server'

/**
 * Rules that would apply to a request of a type if a client sent it now; nothing is stored.
 *
 * @param input `search`: a part of the name or email of the offered clients
 * @returns the clients to choose from, whether there may be `more`, and the plan for the one that is
 *   chosen
 * @throws DomainError 403, 404
 */
export function previewRules(
  actor: Actor,
  { typeId, clientId, search }: { typeId: string; clientId: string; search: string },
) {
  if (actor.kind !== 'member' || !canManageRequests(actor)) throw forbidden()
  const chosen = clientOf(actor, clientId)
  const found = findClients(actor, search).map(({ id, name }) => ({ id, name }))
  const clients =
    chosen && !found.some(({ id }) => id === chosen.id)
      ? [{ id: chosen.id, name: chosen.fullName }, ...found]
      : found
  const plan = chosen && scheduleRequest(db, { typeId, clientId: chosen.id, at: Date.now() })
  return { clients, more: found.length === mostClients, search, client: chosen?.id ?? '', plan }
}

/** Somebody who is no client, or not there any more, is nobody. */
function clientOf(actor: Parameters<typeof clientFor>[1], id: string) {
  try {
    return clientFor(db, actor, id || null)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
