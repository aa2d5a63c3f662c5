const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** A time on a clock of twelve hours; `half` counts the halves of a day, and 2 is its end, midnight. */
export type ClockTime = { time: string; half: 0 | 1 | 2 }

const half = (at: ClockTime) => (at.half === 1 ? 'PM' : 'AM')

/** How panels say facts of a business, as their examples do. */
export const factWords = {
  day: (index: number) => days[index] ?? '',
  days: (first: string, last: string) => `${first} to ${last}`,
  and: (one: string, other: string) => `${one} and ${other}`,
  /** `9 AM – 5 PM`; `1 – 5 PM` within one half of a day. */
  hours: (from: ClockTime, to: ClockTime) =>
    from.half === to.half
      ? `${from.time} – ${to.time} ${half(to)}`
      : `${from.time} ${half(from)} – ${to.time} ${half(to)}`,
  allDay: '24 hours',
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
