import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Goes through the sections of one page after another, each once: what all pages have comes with the first.
 * Other requests are answered before each.
 *
 * @param left when nobody waits for what is done with them: it ends with an error
 */
export function onceEach(left: AbortSignal | undefined) {
  const seen = new Set<string>()
  return async function* <Section extends { id: string }>(sections: readonly Section[]) {
    for (const section of sections) {
      if (seen.has(section.id)) continue
      seen.add(section.id)
      await nextTurn()
      left?.throwIfAborted()
      yield section
    }
  }
}
