import { z } from 'zod'
import { optionalText, requiredText, versionField } from '~/features/form-input/fields.server'
import { publicUrl } from '~/features/form-input/public-url'
import { fieldMessages as say } from '~/messages/fields'
import { limits } from '~/permissions/limits'
import { hexColor } from '~/shared/hex-color'
import type { RowPart } from './parts'

/** Schemas of the forms of a company profile. Empty rows are dropped. */

const longest = 2000

export const nameSchema = z.object({ name: requiredText(100), version: versionField })

const line = optionalText(longest)

const url = line
  .refine((text) => text === '' || publicUrl(text) !== null, say.url)
  .transform((text) => (text === '' || /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`))

const color = line
  .refine((text) => text === '' || hexColor(text) !== null, say.color)
  .transform((text) => hexColor(text) ?? '')

const rowsOf = (row: typeof line | typeof url | typeof color) =>
  z.object({
    entries: z
      .array(row)
      // One more is empty: the row that is always there.
      .max(limits.entriesOfProfile + 1, say.tooMany(limits.entriesOfProfile))
      .default([])
      .transform((rows) => [...new Set(rows.filter(Boolean))])
      .refine(
        (rows) => rows.length <= limits.entriesOfProfile,
        say.tooMany(limits.entriesOfProfile),
      ),
    version: versionField,
  })

const lines = rowsOf(line)
const urls = rowsOf(url)

/** The form of each part that has rows. */
export const rowSchemas = {
  brandColors: rowsOf(color),
  locations: lines,
  websites: urls,
  links: urls,
  socials: urls,
} as const satisfies Record<RowPart, unknown>
