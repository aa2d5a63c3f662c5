import { truncate } from '~/shared/truncate'

/** A text that is searched in words. */
export type WordSearch = { text: string; matchCase: boolean; wholeWords: boolean }

/** A part of what a word says; `hit` is what was searched. */
export type Piece = { text: string; hit: boolean }

const syntax = /[\\^$.*+?()[\]{}|/]/g
const inWord = /[\p{L}\p{M}\p{N}]/u
const lettersBefore = 40
const lettersOfExcerpt = 180

/** A search as a pattern of whole matches. Letters are composed: `é` is found however it was typed. */
export function patternOf({ text, matchCase, wholeWords }: WordSearch): RegExp {
  const wanted = composed(text)
  const [first = '', last = ''] = [[...wanted][0], [...wanted].at(-1)]
  const edge = (letter: string, look: '!' | '<!') =>
    wholeWords && inWord.test(letter) ? `(?${look}${inWord.source})` : ''
  const source = edge(first, '<!') + wanted.replace(syntax, '\\$&') + edge(last, '!')
  return new RegExp(source, matchCase ? 'gu' : 'giu')
}

export const composed = (text: string): string => text.normalize('NFC')

/**
 * What is written in place of a match. Unless the search says how it is written, it begins with a capital
 * letter, or has nothing else, where the match does.
 */
export function inPlaceOf(hit: string, text: string, { text: wanted, matchCase }: WordSearch) {
  if (matchCase || hit === composed(wanted)) return text
  const letters = hit.match(/\p{L}/gu) ?? []
  const isCapital = (letter = '') => letter !== letter.toLowerCase()
  // `iPad` and addresses stay as they are.
  if (/\p{Ll}\p{Lu}|[@/]|\S\.\S/u.test(text)) return text
  if (letters.length > 1 && letters.every(isCapital)) return text.toUpperCase()
  const first = /^[^\p{L}\p{N}]*\p{Ll}/u
  return isCapital(letters[0]) ? text.replace(first, (start) => start.toUpperCase()) : text
}

/** What a word says around the first match, with all matches there; null for none. */
export function excerptOf(
  said: string,
  pattern: RegExp,
): { pieces: Piece[]; times: number } | null {
  const matches = [...composed(said).matchAll(pattern)]
  const [first] = matches
  if (!first) return null
  const text = composed(said)
  const from = first.index > lettersBefore ? text.indexOf(' ', first.index - lettersBefore) + 1 : 0
  const start = Math.min(from, first.index)
  const end = Math.max(start + lettersOfExcerpt, first.index + first[0].length)
  const pieces: Piece[] = start > 0 ? [{ text: '… ', hit: false }] : []
  let at = start
  for (const { index, 0: hit } of matches) {
    if (index + hit.length > end) break
    pieces.push({ text: text.slice(at, index), hit: false }, { text: hit, hit: true })
    at = index + hit.length
  }
  const rest = truncate(text.slice(at), Math.max(0, end - at))
  pieces.push({ text: end < text.length ? `${rest} …` : rest, hit: false })
  return { pieces: pieces.filter((piece) => piece.text !== ''), times: matches.length }
}
