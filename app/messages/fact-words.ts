const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** How panels say facts of a business, as their examples do. */
export const factWords = {
  day: (index: number) => days[index] ?? '',
  days: (first: string, last: string) => `${first} to ${last}`,
  and: (one: string, other: string) => `${one} and ${other}`,
  /** Whole hours without minutes; with minutes the shorter way. */
  hours: (from: string, to: string) =>
    `${from}${to}`.includes(':') ? `${from}–${to}` : `${from} to ${to}`,
  closed: 'Closed',
  open: (days: string, hours: string) => `${days}, ${hours}`,
  more: 'More',
  pages: 'Pages',
  network: {
    instagram: 'Instagram',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    mail: 'Email',
  },
}
