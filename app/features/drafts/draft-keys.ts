import type { WorkView } from '~/map/work-path'

/** Purposes of drafts: to write in a conversation, to make a request, to order. */

/** Kinds of texts that have one draft each in a conversation. */
export const writtenKinds = ['message', 'note', 'changes'] as const
/** `changes`: what should change of what was delivered. */
export type WrittenKind = (typeof writtenKinds)[number]

/** The view of a work item where it is written; what is asked on all of them has none. */
export const writtenIn: Record<WrittenKind, WorkView | null> = {
  message: 'messages',
  note: 'notes',
  changes: null,
}

export const writtenDraftKey = (kind: WrittenKind, conversationId: string) =>
  `${kind}:${conversationId}`

/** Key under which a discarded draft is kept until it can no longer be taken back. */
export const discardedDraftKey = (draftKey: string) => `discarded:${draftKey}`

export const messageDraftKey = (conversationId: string) =>
  writtenDraftKey('message', conversationId)
export const noteDraftKey = (conversationId: string) => writtenDraftKey('note', conversationId)
/** Files that are added to a note, until its form is saved: beneath those of new notes. */
export const noteFilesDraftKey = (conversationId: string, noteId: string) =>
  `${noteDraftKey(conversationId)}:${noteId}`
export const changesDraftKey = (conversationId: string) =>
  writtenDraftKey('changes', conversationId)

/** Prefix of drafts about places in the pictures of a conversation. */
export const pinsDraftKey = (conversationId: string) => `pin:${conversationId}`
export const pinDraftKey = (conversationId: string, attachmentId: string) =>
  `${pinsDraftKey(conversationId)}:${attachmentId}`
/**
 * Prefix of pins that are sent together, with the answer of their client, and of pins that can still be
 * taken back.
 */
export const waitingPinsDraftKey = (conversationId: string) => `waiting-pin:${conversationId}`
export const waitingPinDraftKey = (conversationId: string, attachmentId: string) =>
  `${waitingPinsDraftKey(conversationId)}:${attachmentId}`

/** Prefix of messages that were sent and can still be taken back. */
export const outgoingDraftKey = (conversationId: string) => `outgoing:${conversationId}`

/** Conversation that a draft key belongs to, and the picture in it; empty when there is none. */
export function partsOfDraftKey(draftKey: string): {
  conversationId: string
  attachmentId: string
} {
  const [, conversationId = '', attachmentId = ''] = draftKey.split(':')
  return { conversationId, attachmentId }
}

/** Draft key of an order that is being filled in. */
export const orderDraftKey = (orderFormId: string) => `order:${orderFormId}`

/** Staff have one for each client. */
export const requestDraftKey = (actor: { id: string }, productId: string, clientId: string) =>
  clientId === actor.id ? productDraftKey(productId) : `${productDraftKey(productId)}:${clientId}`

/** Prefix of all drafts of requests for a product. */
export const productDraftKey = (productId: string) => `request:${productId}`
