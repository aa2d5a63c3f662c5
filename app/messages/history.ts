/** Texts of a history tab. */
export const historyMessages = {
  none: 'No changes yet',
  noneLead: 'Every change will appear here, with its date and who made it.',
  guest: 'Guest',
  system: 'System',
  history: 'History',
  date: 'Date',
  action: 'Action',
  person: 'Person',
  deliveryIn: 'Delivery in',
  mailLink: 'By the email link of',
  loggedIn: 'Logged in there',
  nothing: 'None',
  yes: 'Yes',
  no: 'No',
  ofField: (label: string, became: string) => `${label}: ${became}`,
  became: (was: string, is: string) => `${was} → ${is}`,
  cameAndWent: (added: readonly string[], removed: readonly string[]) =>
    [
      added.length > 0 ? `added ${added.join(', ')}` : '',
      removed.length > 0 ? `removed ${removed.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join('; '),
} as const
