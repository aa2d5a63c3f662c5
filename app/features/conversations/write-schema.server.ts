import { z } from 'zod'
import { versionField } from '~/features/form-input/fields.server'

/** The most somebody can tell by a box, and files that a form can forget. */
const most = 200
const ids = z
  .union([z.string().max(64), z.array(z.string().max(64)).max(most)])
  .optional()
  .transform((value) => [value ?? []].flat())

const written = {
  text: z
    .string()
    .optional()
    .transform((text) => text ?? ''),
  format: z.enum(['text', 'html']).catch('text'),
  tell: ids,
}

/**
 * A message; `seen` is the last entry that its screen showed, `version` that of its work. Its other fields
 * are those of the draft, see `keepWritten` (`files`, `forget`, `key`, `filled`), and of the pressed button
 * (`intent`, `canned`).
 */
export const messageSchema = z.object({
  ...written,
  seen: z
    .string()
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
  drop: ids,
  version: versionField,
})
