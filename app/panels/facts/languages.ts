/** Languages in which a website can say what it says besides its own words; see `messages/website-words`. */
export const languages = [
  'en',
  'da',
  'de',
  'es',
  'fi',
  'fr',
  'it',
  'nb',
  'nl',
  'pl',
  'pt',
  'sv',
] as const
export type Language = (typeof languages)[number]
