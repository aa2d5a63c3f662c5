import { z } from 'zod'
import { slotModes } from '~/editor/types'
import { nameField } from '~/features/projects/project-schema.server'

const mode = z.enum(slotModes).optional()

/** The Add Page dialog. Unticked checkboxes and an empty parent are left out by the browser. */
export const addPageSchema = z.object({
  name: nameField,
  parentId: z.string().max(100).optional(),
  nonNavigation: z.boolean().optional(),
  home: z.boolean().optional(),
  header: mode,
  footer: mode,
  key: z.string().max(100).optional(),
})

/** The Update Page dialog: pass `parentId ?? null`, since an empty choice means the top level. */
export const updatePageSchema = addPageSchema
  .omit({ key: true })
  .extend({ version: z.coerce.number().int().optional() })

/** `to` is up or down; else `parentId` (empty: top level) and `position` say where. */
export const movePageSchema = z
  .object({
    to: z.enum(['up', 'down']).optional(),
    parentId: z.string().max(100).optional(),
    position: z.coerce.number().int().min(0).default(Number.MAX_SAFE_INTEGER),
  })
  .transform(({ to, parentId, position }) => to ?? { parentId: parentId ?? null, position })
