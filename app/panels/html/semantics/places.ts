/** Where each text stands in the words of a panel: `menu[2].label`. */
export function placesOf(content: unknown, path = '', places = new Map<string, string>()) {
  if (typeof content === 'string') {
    const words = content.trim()
    if (!places.has(words)) places.set(words, path)
  } else if (Array.isArray(content)) {
    for (const [i, row] of content.entries()) placesOf(row, `${path}[${i}]`, places)
  } else if (content && typeof content === 'object') {
    for (const [key, value] of Object.entries(content)) {
      placesOf(value, path ? `${path}.${key}` : key, places)
    }
  }
  return places
}

const ofLinks =
  /(^|\.)(menu|links?|legal|signIn|shelves|scope|basket|offer|forgot|register|back|trail|all|more)(\[|\.|$)/

/** Whether words at this place lead somewhere, as those of a menu do. */
export const isLinkPlace = (path: string) =>
  ofLinks.test(path) && !/\.(title|value|text|all|count)$/.test(path)
