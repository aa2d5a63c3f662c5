/** What a history tab says. */
export const historyMessages = {
  none: 'No changes yet',
  noneLead: 'Every change stands here from now on, with its date and who made it.',
  guest: 'Guest',
  system: 'System',
  history: 'History',
  date: 'Date',
  action: 'Action',
  person: 'Person',
} as const
