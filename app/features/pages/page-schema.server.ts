import { z } from 'zod'
import { slotModes } from '~/editor/types'
import { boxField, versionField } from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { nameField } from '~/features/project-base/name-field.server'

const mode = z.enum(slotModes).optional()

/** The Add Page dialog. Unticked checkboxes and an empty parent are left out by the browser. */
export const addPageSchema = z.object({
  name: nameField,
  parentId: otherText().max(100).optional(),
  nonNavigation: boxField,
  home: boxField,
  header: mode,
  footer: mode,
})

/** A new page: with `legal` it begins with the panel for legal texts. */
export const newPageSchema = addPageSchema.extend({ legal: boxField })

/** The Update Page dialog: pass `parentId ?? null`, since an empty choice means the top level. */
export const updatePageSchema = addPageSchema.extend({ version: versionField })

/** `place` of the dialog is `parent:position`; a drag and the step buttons post their own fields. */
const withPlace = (posted: unknown) => {
  const form = posted as Record<string, unknown>
  if (typeof form.place !== 'string') return form
  const [parentId, position] = form.place.split(':')
  return { ...form, parentId: parentId || undefined, position: position || undefined }
}

const move = z
  .object({
    to: z.enum(['up', 'down']).optional(),
    parentId: otherText().max(100).optional(),
    position: z.coerce.number().int().min(0).default(Number.MAX_SAFE_INTEGER),
  })
  .transform(({ to, parentId, position }) => to ?? { parentId: parentId ?? null, position })

/** `to` is up or down; else `parentId` (empty: top level) and `position` say where. */
export const movePageSchema = z.preprocess(withPlace, move)
