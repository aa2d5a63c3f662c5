/** Texts for staff who choose the client that they order for. */
export const orderClientMessages = {
  lead: 'Choose the client; the order will be in their name. What you wrote in the form is kept.',
  noneLead: 'Orders are placed for clients. Try another name or email.',
} as const
