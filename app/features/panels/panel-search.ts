import { fold } from '~/shared/fold'

/** Fields that a search for panels looks at. */
type Searched = { name: string; keywords: string; category: { name: string; tags: string } }

/**
 * Whether a panel is found: each word of the search is in its name, its keywords, or the name or tags of
 * its category.
 */
export function panelSearch(search: string): (panel: Searched) => boolean {
  const words = fold(search.slice(0, 200)).split(' ').filter(Boolean)
  return ({ name, keywords, category }) => {
    const text = fold([name, keywords, category.name, category.tags].join(' '))
    return words.every((word) => text.includes(word))
  }
}
