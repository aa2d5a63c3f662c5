import { z } from 'zod'
import { limits } from '~/permissions/limits'

/** A row of a list that was added, moved or taken away. */
export type RowWord = {
  /** Its number among the others, which count from 0: 1.5 is between the second and the third. */
  at?: number
  /** The row that an added one starts as. */
  like?: string
  gone?: boolean
}

/** What words lead to: a page of the project, or an address; an empty address leads nowhere on purpose. */
export type LinkWord = { page: string } | { to: string }

/**
 * A picture of the project's own in place of a drawn one: its id, the point that stays in sight where it is
 * cropped, in hundredths, and what it shows here.
 */
export type PictureWord = { id: string; x: number; y: number; alt?: string }

/** What a drawing takes as one word: a text, the name of a picture, a number, a switch. */
export type Said = string | number | boolean

export type OwnWord = Said | RowWord | LinkWord | PictureWord

/**
 * What a section says in place of its example or story, by path: `plans/d1/price`. Rows of the example are
 * `d0`, `d1` …, those of pages and networks begin with `p` and `s`, added ones with `k`. A row has a word of
 * its own, `plans/d1#row`, and so have what words lead to, `button#link`, and a picture, `person#picture`.
 */
export type OwnWords = Readonly<Record<string, OwnWord>>

const path = /^[A-Za-z][A-Za-z0-9]*(\/[A-Za-z0-9]+)*(#row|#link|#picture)?$/
const longestPath = 120

/** Control and private-use letters, halves of letters, and marks that turn the direction of what follows. */
const unwanted = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A text as it is kept; blanks alone are an empty text. */
export const cleanWords = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unwanted, '')
    .trim()

const rowId = z.string().regex(/^[dkps][a-z0-9]{1,40}$/)
const row = z.strictObject({
  at: z.number().min(-1000).max(1000).optional(),
  like: rowId.optional(),
  gone: z.boolean().optional(),
})

/** Addresses that a link may have. */
export const isLinkAddress = (address: string): boolean =>
  address.length <= limits.lettersOfAddress &&
  /^(https?:\/\/[^\s\p{Cc}]+|mailto:[^\s\p{Cc}]+|tel:[+\d().-]+)$/iu.test(address)

const link = z.union([
  z.strictObject({ page: z.string().min(1).max(64) }),
  z.strictObject({ to: z.string().refine((to) => to === '' || isLinkAddress(to)) }),
])
const hundredths = z.number().int().min(0).max(100)
const picture = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  x: hundredths,
  y: hundredths,
  alt: z
    .string()
    .transform((text) => cleanWords(text).replace(/\s+/g, ' '))
    .pipe(z.string().max(limits.lettersOfPictureAlt))
    .optional(),
})
const said = z.union([
  z.string().transform(cleanWords).pipe(z.string().max(limits.lettersOfOwnWord)),
  z.number(),
  z.boolean(),
])

function schemaOf(key: string) {
  if (key.endsWith('#row')) return row
  if (key.endsWith('#link')) return link
  return key.endsWith('#picture') ? picture : said
}

export const bytesOf = (words: OwnWords) => new TextEncoder().encode(JSON.stringify(words)).length

/** The list that the word of an added row is about. */
export const listOfAddedRow = (key: string): string | undefined =>
  /^(.+)\/k[a-z0-9]+#row$/.exec(key)?.[1]

function tooMany(words: OwnWords, times: number): boolean {
  const rows = new Map<string, number>()
  for (const key of Object.keys(words)) {
    const list = listOfAddedRow(key)
    if (list) rows.set(list, (rows.get(list) ?? 0) + 1)
  }
  return (
    Object.keys(words).length > times * limits.ownWordsOfSection ||
    [...rows.values()].some((count) => count > times * limits.addedRowsOfList) ||
    bytesOf(words) > times * limits.bytesOfOwnWords
  )
}

const wordsUpTo = (times: number) =>
  z
    .record(z.string().max(longestPath).regex(path), z.unknown())
    .transform((given, context): OwnWords => {
      const words: Record<string, OwnWord> = {}
      for (const [key, value] of Object.entries(given)) {
        const read = schemaOf(key).safeParse(value)
        if (read.success) words[key] = read.data
        else context.addIssue({ code: 'custom', path: [key], message: 'No word of this kind' })
      }
      if (tooMany(words, times)) context.addIssue({ code: 'custom', message: 'Too many own words' })
      return words
    })

/** Reads own words from outside: cleaned, and within their limits. */
export const ownWords = wordsUpTo(1)

/** How many times a section's limits words may take that somebody is still typing: they are not lost. */
const timesInDraft = 4
const draftWords = wordsUpTo(timesInDraft)

/** Reads words that were not saved, also more than a section may keep: their typing is not lost. */
export function readDraft(text: string): OwnWords | null {
  // Thousands of words would keep others waiting only to be refused.
  if (text.length > timesInDraft * limits.bytesOfOwnWords) return null
  try {
    return draftWords.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
