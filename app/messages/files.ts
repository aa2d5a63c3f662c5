import type { Taken, TakenKind } from '~/platform/svg/taken'
import { fileSize } from './format'

type Values = Record<string, string | number>

/** `an SVG`, `a PNG`; of several types the first one counts. */
export const withArticle = (type: string | number | undefined) =>
  `${/^(SVG|AVIF)/.test(String(type)) ? 'an' : 'a'} ${type}`

const takenWords: Record<TakenKind, readonly [one: string, many: string]> = {
  script: ['script', 'scripts'],
  handler: ['event handler', 'event handlers'],
  embedded: ['piece of web content (foreignObject)', 'pieces of web content (foreignObject)'],
  link: ['link', 'links'],
  animation: ['animation', 'animations'],
  reference: ['reference to another file', 'references to other files'],
  style: ['style', 'styles'],
  element: ['unknown element', 'unknown elements'],
}

/** What was taken out of an SVG, in words: `1 script, 2 event handlers`; empty for nothing. */
export const takenText = (taken: Taken): string =>
  Object.entries(taken)
    .map(([kind, n]) => `${n} ${takenWords[kind as TakenKind][n === 1 ? 0 : 1]}`)
    .join(', ')

/** Sentences of the faults that uploads can have; part of `errors.ts`. */
export const fileErrors: Record<string, string | ((v: Values) => string)> = {
  'picture-too-large': (v) =>
    `This file is too large. At most ${fileSize(Number(v.limit))} is possible.`,
  'picture-type': (v) =>
    `${v.found ? `This is ${withArticle(v.found)}.` : 'This file is not a picture of a known type.'} Please choose ${withArticle(v.types)} file.`,
  'picture-pixels': (v) =>
    `This picture has too many pixels. At most ${v.megapixels} megapixels are possible.`,
  'picture-broken': 'This picture is damaged and cannot be read. Please choose another file.',
  'svg-refused': (v) => `This SVG cannot be used: it contains ${v.what}.`,
  'svg-slow': (v) =>
    `This SVG cannot be used: drawing it takes longer than ${v.seconds} seconds or too much memory. Please simplify it: fewer points, filters and transparent layers.`,
  'svg-not-drawn': 'This SVG cannot be used: it cannot be drawn.',
  'pictures-busy':
    'Your earlier pictures are still being read. Please send this again in a moment.',
}
