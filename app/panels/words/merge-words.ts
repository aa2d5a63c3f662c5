import type { OwnWord, OwnWords } from './own-words'

const same = (a: OwnWord | undefined, b: OwnWord | undefined) =>
  JSON.stringify(a) === JSON.stringify(b)

/**
 * What two people wrote, word by word. Where both changed the same one, what was typed wins.
 *
 * @param base what the typing began with
 * @returns the words, and the paths that both changed
 */
export function mergeWords(
  base: OwnWords,
  typed: OwnWords,
  current: OwnWords,
): { words: OwnWords; both: string[] } {
  const words: Record<string, OwnWord> = { ...current }
  const both: string[] = []
  for (const key of new Set([...Object.keys(base), ...Object.keys(typed)])) {
    const [was, mine, theirs] = [base[key], typed[key], current[key]]
    if (same(was, mine)) continue
    if (!same(was, theirs) && !same(mine, theirs)) both.push(key)
    if (mine === undefined) delete words[key]
    else words[key] = mine
  }
  return { words, both }
}
