import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import {
  markRemoved,
  removeConversation,
} from '~/features/conversations/remove-conversation.server'
import { emit } from '~/features/events/emit.server'
import { requestEvents } from '~/features/events/event-types/requests'
import { tellPinnedPage } from '~/features/request-pins/tell-pinned-page.server'
import { visibleRequest } from '~/features/work-item-base/request/access.server'
import { participantsOfRequest } from '~/features/work-item-base/request/participants.server'
import { canManageRequests } from '~/permissions/requests'
import type { Member } from '~/permissions/vocabulary'

/** A request to be deleted. @throws DomainError `not-found`; 403 for anyone who may not */
export function findRequestToDelete(actor: Member, id: string) {
  const { number, title } = visibleRequest(db, actor, id)
  if (!canManageRequests(actor)) throw forbidden()
  return { id, number, title }
}

/**
 * Deletes a request: it is gone for everybody at once. Its conversation, notes, drafts, notifications and files
 * follow in pieces.
 *
 * @throws DomainError `not-found`; 403 for anyone who may not
 */
export async function deleteRequest(actor: Member, id: string): Promise<void> {
  const conversationId = transaction((tx) => eraseRequest(tx, actor, id))
  await removeConversation(conversationId)
}

function eraseRequest(tx: Tx, actor: Member, id: string) {
  const request = visibleRequest(tx, actor, id)
  if (!canManageRequests(actor)) throw forbidden()
  const event = { work: request, people: participantsOfRequest(tx, request) }
  tellPinnedPage(tx, actor, id)
  tx.delete(requests).where(eq(requests.id, id)).run()
  markRemoved(tx, request.conversationId, id)
  const { number, title } = request
  emit(tx, actor, requestEvents.deleted, { ...event, details: { number, title } })
  return request.conversationId
}
