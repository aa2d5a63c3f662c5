import { factWordsIn } from '~/messages/fact-words'
import { websiteWords } from '~/messages/website-words'
import type { Language } from '../facts/languages'

/** What pages say besides the words of their panels. */
export function pageWordsIn(language: Language = 'en') {
  const say = websiteWords[language]
  const { network } = factWordsIn(language)
  const of = (words: string, business: string) => words.replace('*', () => business)
  return {
    skip: say.skip,
    menu: say.menu,
    home: (business: string) => (business ? of(say.homeOf, business) : say.home),
    screen: (business: string) => (business ? of(say.screenOf, business) : say.screen),
    network: (icon: string) => new Map(Object.entries(network)).get(icon) ?? icon,
    stars: (count: number) => say.stars.replace('#', String(count)),
    navigation: (part: 'header' | 'footer', count: number) => {
      const name = part === 'header' ? say.main : say.footer
      return count === 1 ? name : `${name} ${count}`
    },
  }
}
