/** What orders say about themselves. */
export const orderMessages = {
  /** What is posted in the conversation once an order is paid, or was free. */
  wasPlaced: 'Order was placed',
  free: 'Free',
} as const
