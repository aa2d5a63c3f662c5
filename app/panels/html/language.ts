import { isMostlyFromRight, runsRightToLeft } from '~/shared/right-to-left'
import type { Language } from '../facts/languages'

/** Scripts that tell a language, and letters that only one of their languages has. */
const scripts: readonly (readonly [letters: RegExp, lang: string, others?: [RegExp, string][]])[] =
  [
    [/\p{Script=Hebrew}/gu, 'he'],
    [
      /\p{Script=Arabic}/gu,
      'ar',
      [
        [/[ٹڈڑںے]/, 'ur'],
        [/[پچژگ]/, 'fa'],
      ],
    ],
    [/\p{Script=Greek}/gu, 'el'],
    [/\p{Script=Cyrillic}/gu, 'ru', [[/[іїєґ]/i, 'uk']]],
    [/\p{Script=Thai}/gu, 'th'],
    [/\p{Script=Hangul}/gu, 'ko'],
    [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'zh', [[/[ぁ-ヿ]/, 'ja']]],
    [/\p{Script=Devanagari}/gu, 'hi'],
    [/\p{Script=Georgian}/gu, 'ka'],
    [/\p{Script=Armenian}/gu, 'hy'],
  ]

const wordsIn = (html: string) => html.replace(/<[^>]*>/g, ' ')

/**
 * Says what language a page is in, by what most letters of its main part are; what is written in Latin
 * letters is in the language that was chosen, else in English. Where it runs from right to left, so does the
 * page; its panels stay as drawn.
 */
export function languageOf(body: string, chosen: Language = 'en'): { lang: string; dir?: 'rtl' } {
  const main = /<main .*<\/main>/s.exec(body)?.[0] ?? ''
  const words = [main, body].map(wordsIn).find((one) => /\p{L}/u.test(one)) ?? ''
  const dir = isMostlyFromRight(words) && ({ dir: 'rtl' } as const)
  const half = (words.match(/\p{L}/gu)?.length ?? 0) / 2
  for (const [letters, usual, others = []] of scripts) {
    if ((words.match(letters)?.length ?? 0) <= half) continue
    const lang = others.find(([only]) => only.test(words))?.[1] ?? usual
    return { lang, ...dir }
  }
  return { lang: chosen, ...dir }
}

/** The direction of a text, where it is not the one of the panels. */
export const directionOf = (words: string): 'rtl' | undefined =>
  runsRightToLeft(words) ? 'rtl' : undefined
