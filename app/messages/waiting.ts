/** Texts about an invitation to Panelry that waits for its answer. */
export const waitingMessages = {
  joins: (who: string) => `${who} invites you to Panelry`,
  seeInvitation: 'See the invitation',
} as const
