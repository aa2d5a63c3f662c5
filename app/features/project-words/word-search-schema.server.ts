import { z } from 'zod'
import { boxField, optionalText, requiredText } from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { fieldMessages } from '~/messages/fields'
import { limits } from '~/permissions/limits'
import type { WordSearch } from './search-pattern'

const most = limits.lettersOfWordSearch

/** What is searched, as an address says it. */
const asked = z.object({ q: requiredText(most), case: boxField, whole: boxField })

/** The form that replaces what was found. */
export const replaceSchema = asked.extend({
  with: optionalText(most),
  chosen: z.array(otherText().max(500)).max(limits.wordsFound, fieldMessages.invalid).default([]),
})

export const searchOf = (value: z.output<typeof asked>): WordSearch => ({
  text: value.q,
  matchCase: value.case,
  wholeWords: value.whole,
})

/** What an address asks for: nothing yet, what is wrong with it, or a search. */
export function readSearch(query: URLSearchParams): { search?: WordSearch; error?: string } {
  if (!query.has('q')) return {}
  const read = asked.safeParse(Object.fromEntries(query))
  if (read.success) return { search: searchOf(read.data) }
  return { error: read.error.issues[0]?.message ?? '' }
}
