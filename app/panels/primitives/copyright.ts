import type { Theme } from '../color/theme'

/** Whose a website is, also where its name cannot be written, and since which year. */
export function copyright({ brand }: Theme): string {
  const words = ['©', brand.year, (brand.holder ?? brand.name).slice(0, 60)]
    .filter(Boolean)
    .join(' ')
  // Some companies end with a dot of their own, such as B.V.
  return words.endsWith('.') ? words : `${words}.`
}
