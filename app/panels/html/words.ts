import { factWords } from '~/messages/fact-words'

/** What pages say besides the words of their panels. */
export const pageWords = {
  skip: 'Skip to content',
  menu: 'Menu',
  home: (business: string) => (business ? `${business}, home` : 'Home'),
  screen: (business: string) => (business ? `A screen of ${business}` : 'A screen'),
  network: (icon: string) => new Map(Object.entries(factWords.network)).get(icon) ?? icon,
  stars: (count: number) => `${count} of 5 stars`,
  navigation: (part: 'header' | 'footer', count: number) => {
    const name = part === 'header' ? 'Main' : 'Footer'
    return count === 1 ? name : `${name} ${count}`
  },
}
