import type { FactName } from '~/panels/facts/bound-facts'
import { panels } from '~/panels/library'
import { wordsOf } from '~/panels/stories'
import { storyIds } from '~/panels/stories/ids'
import type { WordField } from '~/panels/words'

/** What words of an example say that may not be true of the business. */
export const claimKinds = [
  ...(['phone', 'mail', 'address', 'legal'] as const),
  ...(['people', 'prices', 'promises', 'reviews', 'figures'] as const),
  ...(['hours', 'answers', 'customers'] as const),
] as const
export type ClaimKind = (typeof claimKinds)[number]

/** Words in drawn screens are part of a picture, and those in fields are gone when somebody types. */
const isDrawn =
  /^(window|phone|scenes|ticket|seats|week|talk|toggle)\/|^(email|name|message|password|size|start|signIn)\/|^fields\/.*value$|placeholder$/

/** What has a number like a house, and is none. */
const notAStreet =
  /^(All|Day|Error|Exit|No|Read|Ready|Room|Scene|Send|Showreel|Since|Up|Week|Wi-Fi)\b|^(January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(since|until) \d/u

const street =
  /^\p{Lu}[\p{L} .’'-]* \d{1,4}\p{L}?(,(?!\d)|$)|^\d{1,4}\p{L}? \p{Lu}\p{L}+ \p{Lu}\p{L}+/u

const byValue: readonly [ClaimKind, RegExp][] = [
  ['mail', /[^\s@]+@[^\s@]+\.\p{L}{2,}/u],
  ['phone', /\+?\d[\d ()./-]{7,}\d/],
]

const byPath: readonly [ClaimKind, RegExp][] = [
  ['phone', /(^|\/)phone$/],
  ['address', /(^|\/)(address|street|city)$/],
  ['legal', /(^|\/)terms$|^sections\/.*\/paragraphs\//],
  ['hours', /(^|\/)(hours|open|closed)$/],
  ['reviews', /(^|\/)(quotes?|rating|ratings|ratedBy|score|scoreNote|reviews|sources|stars)(\/|$)/],
  ['people', /(^|\/)(people|founders|person|engineer)(\/.*)?\/name$|(^|\/)author$/],
  [
    'figures',
    /(^|\/)(numbers\/.*value|proof|members|saved\/title|chart\/(value|change))$|(^|\/)timeLeft\//,
  ],
]

const isName = /(^|\/)(name|author)$/
/** Buildings and books are called like people. */
const isWork = /(^|\/)projects\//
const fullName = /^(Dr\. )?(\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+$/u

/** People whom only sentences name. */
const onlyInSentences = ['Ida', 'Liv', 'Oona', 'Rosa']

let people: RegExp | undefined
/** Invented people by their first names, as the library and its stories use them. */
function namesOfPeople(): RegExp {
  const told = panels.flatMap(({ id, content }) => [
    content,
    ...storyIds.map((story) => wordsOf(story, id)),
  ])
  const names = new Set([...onlyInSentences, ...told.flatMap((words) => firstNamesIn(words, ''))])
  return new RegExp(`(?<!\\p{L})(${[...names].join('|')})(?!\\p{L})`, 'u')
}

function firstNamesIn(said: unknown, path: string): string[] {
  if (typeof said === 'string') return isPerson(path, said) ? [fullName.exec(said)?.[2] ?? ''] : []
  if (typeof said !== 'object' || said === null) return []
  return Object.entries(said).flatMap(([key, inner]) => firstNamesIn(inner, `${path}/${key}`))
}

const isPerson = (path: string, value: string) =>
  isName.test(path) && !isWork.test(path) && fullName.test(value)

/** What people are said to have written. */
const voices = /^(testimonials-|product-reviews$)/
const isVoice = /(^|\/)(text|title)$/

const discount = /\d ?% (less|off)|\bhalf (the )?price\b/iu
/** What a business would have to keep: what costs nothing, how long it lasts, how soon it comes. */
const promises: readonly RegExp[] = [
  /\bfree (for (the )?(first )?\d|returns)|\b(days|delivered) free\b|\bfirst \w+ (is )?free\b/iu,
  /\b(repaired|repairs are) (for )?free\b|\bback, free\b|\bno (card|joining fee)\b/iu,
  /\bfor life\b|\b(decade|lifetime) of (care|warranty)\b|\breplaceable for \d/iu,
  /\btry .+ for \d+ days\b|\b\d+ days to pay\b/iu,
  /\bwithin (the|an|\d+|two|three|four) (hours?|days?)\b/iu,
]
/** Thousands, and people and things that are counted. */
const counted =
  /\d,\d{3}(?!\d)|\b\d+ (guests|members|neighbors|owners|patients|people|ratings|readers|reviews|teams)\b|(?<=^|, |by |of )(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) people\b|^[+−]\d[\d.]* ?%/u
const isCount = /(^|\/)(facts|results)\/.*(value|number)$/
const amount = /^[\d.,+×]+ ?[%\p{Ll}]*$/u

const isAnswer = /(^|\/)answer$/
/** `Sign in` answers nothing. */
const isSentence = /\p{Ll}[.!?]( |$)/u

const isDate = /(^|\/)(date|when|days?|month|year)(\/|$)/
const price = /[$€£¥]\s?\d|\d\s?(€|kr|CHF)/

/** What stands around the paragraphs of a legal text says who wrote it, and since when it holds. */
const isLegalLine = (panelId: string, path: string) =>
  panelId === 'about-legal-text' && /^(lead|date|contact\/title)$/.test(path)

/** What a word of a panel claims, if anything. */
export function claimOf(
  { path, kind, value, ...field }: WordField,
  panelId = '',
): ClaimKind | undefined {
  if (kind === 'choice' && 'of' in field && field.of === 'company') return 'customers'
  if (kind !== 'line' && kind !== 'paragraph') return undefined
  if (isDrawn.test(path) || value.trim() === '') return undefined
  const named = byPath.find(([, test]) => test.test(path))?.[0]
  const seen = byValue.find(([, test]) => test.test(value))?.[0]
  if (seen && !isDate.test(path)) return seen
  if (isLegalLine(panelId, path)) return 'legal'
  if (named) return named
  if (isAnswer.test(path) && isSentence.test(value)) return 'answers'
  if (voices.test(panelId) && isVoice.test(path)) return 'reviews'
  if (street.test(value) && !notAStreet.test(value) && !isDate.test(path)) return 'address'
  if (price.test(value) || discount.test(value)) return 'prices'
  if (promises.some((test) => test.test(value))) return 'promises'
  if (counted.test(value) || (isCount.test(path) && amount.test(value))) return 'figures'
  people ??= namesOfPeople()
  return people.test(value) && !isWork.test(path) ? 'people' : undefined
}

/** Whether a panel has fields in which visitors would type. */
export const hasFields = (paths: readonly string[]): boolean =>
  paths.some((path) =>
    /(^|\/)placeholder$|(^|\/)(email|password|message)\/value$|^fields\/|^search$/.test(path),
  )

/** Facts without which visitors would reach somebody else, or rely on what nobody has promised. */
const contacts: Partial<Record<FactName, ClaimKind>> = {
  phone: 'phone',
  mail: 'mail',
  address: 'address',
  places: 'address',
  legal: 'legal',
}

/** What else the example tells of its places reaches nobody. */
const ofPlace = /\/(city|name|address|phone)$/

/** What a word of an example claims that no website may say: a fact takes its place, or people do. */
export function mustReplace(field: WordField, panelId: string): ClaimKind | undefined {
  if (field.kind !== 'line' && field.kind !== 'paragraph') return undefined
  if (field.value.trim() === '') return undefined
  const kind = field.fact && contacts[field.fact]
  if (field.fact === 'places') {
    if (!ofPlace.test(field.path)) return undefined
    if (field.path.endsWith('/phone')) return 'phone'
  }
  return kind ?? (claimOf(field, panelId) === 'legal' ? 'legal' : undefined)
}
