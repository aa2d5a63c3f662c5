import type { WorkView } from '~/map/work-path'

/** What drafts are for: to write in a conversation, to make a request, to order. */

/** What is written in a conversation and has one draft there. */
export const writtenKinds = ['message', 'note', 'changes'] as const
/** `changes`: what should change of what was delivered. */
export type WrittenKind = (typeof writtenKinds)[number]

/** The view of a work item where it is written; what is asked on all of them has none. */
export const writtenIn: Record<WrittenKind, WorkView | null> = {
  message: 'messages',
  note: 'notes',
  changes: null,
}

export const placeOf = (kind: WrittenKind, conversationId: string) => `${kind}:${conversationId}`

/** Where what was thrown away at a place lies until nobody takes it back any more. */
export const discardedPlace = (place: string) => `discarded:${place}`

export const messagePlace = (conversationId: string) => placeOf('message', conversationId)
export const notePlace = (conversationId: string) => placeOf('note', conversationId)
/** Files that are added to a note, until its form is saved: beneath those of new notes. */
export const noteFilesPlace = (conversationId: string, noteId: string) =>
  `${notePlace(conversationId)}:${noteId}`
export const changesPlace = (conversationId: string) => placeOf('changes', conversationId)

/** Beneath it stand what is being said of places in the pictures of a conversation. */
export const pinsPlace = (conversationId: string) => `pin:${conversationId}`
export const pinPlace = (conversationId: string, attachmentId: string) =>
  `${pinsPlace(conversationId)}:${attachmentId}`
/**
 * Beneath it stand pins that are sent together, with the answer of their client, and others that can
 * still be taken back.
 */
export const waitingPinsPlace = (conversationId: string) => `waiting-pin:${conversationId}`
export const waitingPinPlace = (conversationId: string, attachmentId: string) =>
  `${waitingPinsPlace(conversationId)}:${attachmentId}`

/** Beneath it stand messages that were sent and can still be taken back. */
export const outgoingPlace = (conversationId: string) => `outgoing:${conversationId}`

/** The conversation that a place belongs to, and the picture in it; empty where there is none. */
export function partsOfPlace(place: string): { conversationId: string; attachmentId: string } {
  const [, conversationId = '', attachmentId = ''] = place.split(':')
  return { conversationId, attachmentId }
}

/** Of an order that is being filled in. */
export const orderPlace = (orderFormId: string) => `order:${orderFormId}`

/** Staff have one for each client. */
export const requestPlace = (actor: { id: string }, productId: string, clientId: string) =>
  clientId === actor.id ? productPlace(productId) : `${productPlace(productId)}:${clientId}`

/** Beneath it stand all drafts of requests for a product. */
export const productPlace = (productId: string) => `request:${productId}`
