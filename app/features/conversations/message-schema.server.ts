import { z } from 'zod'
import { idsField, versionField } from '~/features/form-input/fields.server'
import { otherText, writtenText } from '~/features/form-input/restored'

const written = {
  text: writtenText()
    .optional()
    .transform((text) => text ?? ''),
  format: z.enum(['text', 'html']).catch('text'),
  mention: idsField,
}

/**
 * A message; `seen` is the last entry that its screen showed, `version` that of its work. Its other fields
 * are those of the draft, see `saveMessageDraft` (`files`, `forget`, `key`, `filled`), and of the pressed button
 * (`intent`, `canned`).
 */
export const messageSchema = z.object({
  ...written,
  seen: otherText()
    .max(64)
    .optional()
    .transform((id) => id ?? ''),
  version: versionField,
})

export const noteSchema = z.object(written)
export const editNoteSchema = z.object({
  text: written.text,
  format: written.format,
  /** Ids of its files that are removed. */
  drop: idsField,
  version: versionField,
})
