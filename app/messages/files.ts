import type { WhyRefused } from '~/platform/svg/refused'
import type { Taken, TakenKind } from '~/platform/svg/taken'
import { fieldMessages } from './fields'
import { fileSize } from './file-size'

type Values = Record<string, string | number>

/** What pictures may be, and what people choose by mistake. */
const typeNames: Record<string, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  svg: 'SVG',
  gif: 'GIF',
  pdf: 'PDF',
  zip: 'ZIP',
  psd: 'Photoshop file',
  bmp: 'BMP',
  tiff: 'TIFF',
  webp: 'WebP',
  avif: 'AVIF',
  heic: 'HEIC',
}

/** `an SVG`, `a PNG`, `a PNG, JPEG or SVG`. @param types with spaces between them */
export const withArticle = (types: string | number | undefined) => {
  const names = String(types)
    .split(' ')
    .map((type) => typeNames[type] ?? `file of type ${type.toUpperCase()}`)
  const list = names.join(', ').replace(/, (?=[^,]*$)/, ' or ')
  return `${/^(SVG|AVIF)/.test(list) ? 'an' : 'a'} ${list}`
}

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

const refusedWords: Record<WhyRefused, string | ((v: Values) => string)> = {
  unreadable: 'markup that cannot be read',
  doctype: 'a document type with its own definitions',
  'no-drawing': 'no drawing',
  'no-size': 'no size (width, height or viewBox)',
  size: (v) => `a size of ${v.width} × ${v.height} pixels, which is too large`,
  elements: (v) => `more than ${v.most} elements`,
  depth: 'elements nested too deeply',
  attribute: (v) => `a value of ${v.length} characters (${v.name})`,
  style: 'a style sheet that is too long',
  rules: 'too many style rules',
  circle: 'references that go in a circle',
  repeated: 'too many repeated shapes',
  filters: 'too many filters',
  layers: 'too many layers inside each other',
  embedded: 'embedded pictures that are too large',
}

/** Why an SVG is refused, in words: what it contains. */
export function refusedText(why: WhyRefused, values: Values = {}): string {
  const words = refusedWords[why]
  return typeof words === 'string' ? words : words(values)
}

/** Of several files, those that were not kept. */
const left = (v: Values) => (v.left ? ` Not stored: ${v.left}.` : '')

/** Sentences of the faults that uploads can have; part of `errors.ts`. */
export const fileErrors: Record<string, string | ((v: Values) => string)> = {
  'picture-too-large': (v) =>
    `This file is too large. At most ${fileSize(Number(v.limit))} is possible.`,
  'picture-type': (v) =>
    `${v.found ? `This is ${withArticle(v.found)}.` : 'This file is not a picture of a known type.'} Please choose ${withArticle(v.types)} file.`,
  'picture-pixels': (v) =>
    `This picture has too many pixels. At most ${v.megapixels} megapixels are possible.`,
  'picture-broken': 'This picture is damaged and cannot be read. Please choose another file.',
  'svg-refused': (v) =>
    `This SVG cannot be used: it contains ${refusedText(v.why as WhyRefused, v)}.`,
  'svg-slow': (v) =>
    `This SVG cannot be used: drawing it takes longer than ${v.seconds} seconds or too much memory. Please simplify it: fewer points, filters and transparent layers.`,
  'picture-slow': (v) =>
    `This picture cannot be used: reading it takes longer than ${v.seconds} seconds or too much memory. Please choose a smaller one.`,
  'svg-not-drawn': 'This SVG cannot be used: it cannot be drawn.',
  'file-too-large': (v) =>
    `${v.name} is too large. A file can have at most ${fileSize(Number(v.limit))}.${left(v)}`,
  'day-full': (v) =>
    `${v.name} was not stored: at most ${fileSize(Number(v.limit))} can be added within a day. Please add it tomorrow.${left(v)}`,
  'file-empty': (v) => `${v.name} is empty. Please choose it again.${left(v)}`,
  'too-many-files': (v) => `${fieldMessages.tooManyFiles(Number(v.most))}.${left(v)}`,
  'disk-low':
    'There is no room for files right now. What you wrote is kept: please send the file again later.',
  'draft-full': (v) =>
    `These are too many files. At most ${v.most} stand in one form, and ${fileSize(Number(v.limit))} wait in all that you have not sent.${left(v)}`,
  'archives-busy': (v) =>
    `You are downloading ${v.limit} archives already. Please start this one when one of them is done.`,
  'pictures-busy': 'Earlier pictures are still being read. Please send this again in a moment.',
}
