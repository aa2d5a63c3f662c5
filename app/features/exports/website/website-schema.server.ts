import { z } from 'zod'
import { idsField, optionalUrl } from '~/features/form-input/fields.server'
import { publicUrl } from '~/features/form-input/public-url'
import { otherText } from '~/features/form-input/restored'
import { websiteFileMessages as say } from '~/messages/website-files'
import { truncate } from '~/shared/truncate'

/** Longest address of a website. */
const longest = 300

/** An address below which pages can lie, with a slash at its end. Null for none. */
function folderOf(typed: string): string | null {
  const url = URL.parse(publicUrl(typed) ?? '')
  if (!url) return null
  // A path that begins with two slashes would be another host, from where the lost page took its style.
  const path = url.pathname.replace(/\/{2,}/g, '/')
  return url.origin + path.replace(/\/?(index\.html?)?$/, '/')
}

/** Letters somebody has typed, be they an address or not. */
const letters = otherText()
  .transform((text) => truncate(text.trim(), longest))
  .default('')

/** See `CheckAnswers`. */
const answers = { confirmed: idsField, wasTicked: idsField, addressWas: letters }

/** The same form, left for another screen or a section's removal. */
export const leavingSchema = z.object({
  ...answers,
  to: otherText().optional(),
  /** The ids of a page and its section. */
  remove: otherText().max(100).optional(),
  /** Address so far: the download says whether it is one. */
  address: letters,
})

/** The form of a website's download: its address as it is typed, and as the files say it. */
export const websiteSchema = z.object({
  address: optionalUrl(say.addressWrong)
    .refine((text) => text.length <= longest && !/[?#]|^ftp:/i.test(text), say.addressWrong)
    .transform((typed) => ({ typed, base: folderOf(typed) })),
  ...answers,
  /** The key of all claims, sent by a button of its own. */
  all: otherText().max(100).optional(),
})
