import type { SheetRules } from '~/panels/html'

/** Rules of all pages of a website, each once. */
export function sharedStyle() {
  const known = new Map<string, Set<string>>()
  return {
    add(rules: SheetRules): void {
      for (const [query, all] of rules) {
        const of = known.get(query) ?? new Set()
        for (const rule of all) of.add(rule)
        known.set(query, of)
      }
    },
    all: (): SheetRules[] => [[...known].map(([query, rules]) => [query, [...rules]] as const)],
  }
}
