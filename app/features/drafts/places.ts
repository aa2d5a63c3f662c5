/** Where drafts are kept: those of a conversation, and those of a request that is being made. */
export const messagePlace = (conversationId: string) => `message:${conversationId}`
export const notePlace = (conversationId: string) => `note:${conversationId}`

/** Staff have one for each client. */
export const requestPlace = (actor: { id: string }, productId: string, clientId: string) =>
  clientId === actor.id ? productPlace(productId) : `${productPlace(productId)}:${clientId}`

/** Beneath it stand all drafts of requests for a product. */
export const productPlace = (productId: string) => `request:${productId}`
