import type { Language } from '~/panels/facts/languages'
import { networkNames } from './network-names'
import { websiteWords } from './website-words'

/**
 * A time as `09:00`, and on a clock of twelve hours; `half` counts the halves of a day, and 2 is its end,
 * midnight.
 */
export type ClockTime = { text: string; time: string; half: 0 | 1 | 2 }

const half = (at: ClockTime) => (at.half === 1 ? 'PM' : 'AM')

/** How panels say facts of a business in a language, in English as their examples do. */
export function factWordsIn(language: Language = 'en') {
  const { shortDays, longDays, to: until, and, mail, ...say } = websiteWords[language]
  return {
    ...say,
    day: (index: number) => shortDays.split(' ')[index] ?? '',
    weekday: (index: number) => longDays.split(' ')[index] ?? '',
    days: (first: string, last: string) => `${first} ${until} ${last}`,
    and: (one: string, other: string) => `${one} ${and} ${other}`,
    /** `9 AM – 5 PM`; `1 – 5 PM` within one half of a day; elsewhere `09:00 – 17:00`. */
    hours(from: ClockTime, to: ClockTime): string {
      if (language !== 'en') return `${from.text} – ${to.text}`
      return from.half === to.half
        ? `${from.time} – ${to.time} ${half(to)}`
        : `${from.time} ${half(from)} – ${to.time} ${half(to)}`
    },
    open: (days: string, hours: string) => `${days}, ${hours}`,
    network: { ...networkNames, mail },
  }
}
