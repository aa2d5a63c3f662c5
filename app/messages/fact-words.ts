import type { Language } from '~/panels/facts/languages'
import { networkNames } from './network-names'
import { websiteWords } from './website-words'

/** A time as `09:00`, and on a clock of twelve hours. */
export type ClockTime = { text: string; time: string; half: 'AM' | 'PM' }

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
      // Until the next morning, the half is another one.
      return from.half === to.half && from.text < to.text
        ? `${from.time} – ${to.time} ${to.half}`
        : `${from.time} ${from.half} – ${to.time} ${to.half}`
    },
    open: (days: string, hours: string) => `${days}, ${hours}`,
    network: { ...networkNames, mail },
  }
}
