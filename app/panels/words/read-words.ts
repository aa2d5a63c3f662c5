import { limits } from '~/permissions/limits'
import { type DescribedWords, fieldsOf, type WordField } from './described'
import { readLink } from './links'
import { bytesOf, cleanWords, type OwnWord, type OwnWords } from './own-words'
import { partsOfPicture } from './picture-text'
import { readPicture } from './pictures'

/** Why a word is refused: longer than `most` letters, none of the choices, no such number, no address. */
export type WordRefusal =
  | { why: 'long'; most: number }
  | { why: 'number'; least: number; most: number }
  | { why: 'choice' }
  | { why: 'address' }

export type ReadWords = {
  /** Only what differs from what is below; what no field is about is kept. */
  words: OwnWords
  refused: Readonly<Record<string, WordRefusal>>
  /** Together they are more than a section may keep. */
  tooMany: boolean
}

/** What a form posted, by path; what it did not post stays. */
export function readWords(
  described: DescribedWords,
  posted: Readonly<Record<string, string | undefined>>,
): ReadWords {
  const words: Record<string, OwnWord> = { ...described.own }
  const refused: Record<string, WordRefusal> = {}
  for (const field of fieldsOf(described)) {
    const text = Object.hasOwn(posted, field.path) ? posted[field.path] : undefined
    if (text === undefined) continue
    const typed = field.kind === 'paragraph' ? cleanWords(text) : oneLine(text)
    const refusal = refusalOf(field, typed)
    if (refusal) refused[field.path] = refusal
    else if (typed === field.below) delete words[field.path]
    else words[field.path] = wordOf(field, typed)
  }
  const tooMany =
    Object.keys(words).length > limits.ownWordsOfSection || bytesOf(words) > limits.bytesOfOwnWords
  return { words, refused, tooMany }
}

const oneLine = (text: string) =>
  cleanWords(text)
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .join(' ')

function refusalOf(field: WordField, typed: string): WordRefusal | undefined {
  if (typed === field.below) return undefined
  if (field.kind === 'choice') return field.names.includes(typed) ? undefined : { why: 'choice' }
  if (field.kind === 'link') return readLink(typed) ? undefined : { why: 'address' }
  if (field.kind === 'picture') return pictureRefusal(typed)
  if (field.kind === 'switch') return undefined
  const { most } = field
  if (field.kind !== 'number') return typed.length > most ? { why: 'long', most } : undefined
  const { least } = field
  const number = Number(typed)
  const fits = typed !== '' && number >= least && number <= most
  return fits ? undefined : { why: 'number', least, most }
}

function wordOf(field: WordField, typed: string): OwnWord {
  if (field.kind === 'number') return Number(typed)
  if (field.kind === 'switch') return typed !== ''
  if (field.kind === 'picture') return readPicture(typed) ?? typed
  return (field.kind === 'link' && readLink(typed)) || typed
}

function pictureRefusal(typed: string): WordRefusal | undefined {
  if (readPicture(typed)) return undefined
  const { x, y, alt } = partsOfPicture(typed)
  const isHundredth = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= 100
  if (!isHundredth(x) || !isHundredth(y)) return { why: 'number', least: 0, most: 100 }
  const most = limits.lettersOfPictureAlt
  return alt.length > most ? { why: 'long', most } : { why: 'choice' }
}
