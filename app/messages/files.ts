import type { WhyRefused } from '~/platform/svg/refused'
import {
  type ShownKind,
  shownOf,
  type Taken,
  type UnseenKind,
  unseenOf,
} from '~/platform/svg/taken'
import { fieldMessages } from './fields'
import { fileSize } from './file-size'

type Values = Record<string, string | number>

/** Names of picture types, and of files that people choose by mistake. */
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

/** `PNG, JPEG or SVG`. */
export const listOfTypes = (types: readonly string[]) =>
  types
    .map((type) => typeNames[type] ?? `file of type ${type.toUpperCase()}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')

/** `an SVG`, `a PNG`, `a PNG, JPEG or SVG`. @param types with spaces between them */
export const withArticle = (types: string | number | undefined) => {
  const list = listOfTypes(String(types).split(' '))
  return `${/^(SVG|AVIF)/.test(list) ? 'an' : 'a'} ${list}`
}

type Counted = readonly [one: string, many: string]

const takenWords: Record<ShownKind, Counted> = {
  script: ['script', 'scripts'],
  handler: ['event handler', 'event handlers'],
  embedded: ['piece of web content (foreignObject)', 'pieces of web content (foreignObject)'],
  link: ['link', 'links'],
  animation: ['animation', 'animations'],
  reference: ['reference to another file', 'references to other files'],
  style: ['style', 'styles'],
  element: ['unknown element', 'unknown elements'],
  effect: ['effect that pictures cannot show', 'effects that pictures cannot show'],
  language: ['part for another language', 'parts for other languages'],
}

const unseenWords: Record<UnseenKind, Counted> = {
  comment: ['comment', 'comments'],
  description: ['description', 'descriptions'],
  program: ['note of a drawing program', 'notes of drawing programs'],
  unseen: ['setting without effect', 'settings without effect'],
}

/** Parts that were removed from an SVG, in words: `1 script, 2 event handlers`; empty for none. */
export const takenText = (taken: Taken): string =>
  shownOf(taken)
    .map(({ kind, n }) => `${n} ${takenWords[kind][n === 1 ? 0 : 1]}`)
    .join(', ')

/** Parts missing from a cleaned SVG because no browser draws them: `2 comments`; empty for none. */
export const unseenText = (taken: Taken): string =>
  unseenOf(taken)
    .map(({ kind, n }) => `${n} ${unseenWords[kind][n === 1 ? 0 : 1]}`)
    .join(', ')

/** Problem of an SVG, and what to do. */
type Refusal = readonly [problem: string | ((v: Values) => string), advice: string]

const plainSvg = 'Save it as plain SVG in a drawing program and choose it again.'
const simplify = 'Simplify the drawing and choose it again.'
const sizes = 'Set a width and a height from 1 to 10,000 pixels in your drawing program.'

const refusedWords: Record<WhyRefused, Refusal> = {
  unreadable: ['it contains markup that cannot be read', plainSvg],
  encoding: ['its characters are not in the encoding that it names', 'Save it as UTF-8.'],
  packed: [
    (v) => `unpacked, it is damaged or larger than ${fileSize(Number(v.most))}`,
    'Save it as SVG, not as compressed SVG.',
  ],
  doctype: ['it contains a document type with its own definitions', plainSvg],
  'no-drawing': ['it contains no drawing', 'Choose a file whose outermost element is svg.'],
  'no-size': ['it contains no size (width, height or viewBox)', sizes],
  tiny: ['its size is below one pixel', sizes],
  size: [(v) => `its size of ${v.width} × ${v.height} pixels is too large`, sizes],
  elements: [(v) => `it contains more than ${v.most} elements`, simplify],
  depth: ['it contains elements nested too deeply', 'Ungroup some of its groups.'],
  attribute: [(v) => `it contains a value of ${v.length} characters (${v.name})`, plainSvg],
  style: ['it contains a style sheet that is too long', 'Save it with presentation attributes.'],
  rules: ['it contains too many style rules', 'Save it with presentation attributes.'],
  circle: ['it contains circular references', 'Replace its symbols with their shapes.'],
  repeated: ['it contains too many repeated shapes', simplify],
  filters: ['it contains too many filters', 'Remove some shadows and blurs.'],
  layers: ['it contains too many layers inside each other', 'Flatten its transparent groups.'],
  embedded: ['it contains embedded pictures that are too large', 'Make these pictures smaller.'],
}

/** Why an SVG is refused, and what to do: `it contains no drawing. Choose a file …` */
export function refusedText(why: WhyRefused, values: Values = {}): string {
  const [problem, advice] = refusedWords[why]
  return `${typeof problem === 'string' ? problem : problem(values)}. ${advice}`
}

/** Part of several files that was not saved. */
const left = (v: Values) => (v.left ? ` Not saved: ${v.left}.` : '')

/** Sentences of the errors that uploads can have; part of `errors.ts`. */
export const fileErrors: Record<string, string | ((v: Values) => string)> = {
  'file-lost':
    'This file is missing on our server, so it can’t be opened. Please tell us, or ask whoever added it to add it again.',
  'picture-too-large': (v) =>
    `This file is too large. Up to ${fileSize(Number(v.limit))} is allowed.`,
  'picture-type': (v) =>
    `${v.found ? `This is ${withArticle(v.found)}.` : 'This file is not a picture of a known type.'} Please choose ${withArticle(v.types)} file.`,
  'picture-pixels': (v) =>
    `This picture has too many pixels. Up to ${v.megapixels} megapixels are allowed.`,
  'picture-broken': 'This picture is damaged and cannot be read. Please choose another file.',
  'svg-refused': (v) => `This SVG cannot be used: ${refusedText(v.why as WhyRefused, v)}`,
  'svg-slow': (v) =>
    `This SVG cannot be used: drawing it takes longer than ${v.seconds} seconds or too much memory. Please simplify it: fewer points, filters and transparent layers.`,
  'picture-slow': (v) =>
    `This picture cannot be used: reading it takes longer than ${v.seconds} seconds or too much memory. Please choose a smaller one.`,
  'svg-not-drawn': `This SVG cannot be used: it cannot be drawn. ${plainSvg}`,
  'file-too-large': (v) =>
    `${v.name} is too large. A file can be up to ${fileSize(Number(v.limit))}.${left(v)}`,
  'day-full': (v) =>
    `${v.name} was not saved: up to ${fileSize(Number(v.limit))} can be added per day. Please add it tomorrow.${left(v)}`,
  'file-empty': (v) => `${v.name} is empty. Please choose it again.${left(v)}`,
  'too-many-files': (v) => `${fieldMessages.tooManyFiles(Number(v.most))}.${left(v)}`,
  'draft-full': (v) =>
    `Too many files. A form can hold up to ${v.most}, and everything you have not sent yet up to ${fileSize(Number(v.limit))}.${left(v)}`,
  'archives-busy': (v) =>
    `You are already downloading ${v.limit} archives. Please start this one when one of them is done.`,
  'pictures-busy': 'Earlier pictures and files are not ready yet. Please try again in a moment.',
}
