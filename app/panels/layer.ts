import { z } from 'zod'
import { limits } from '~/permissions/limits'

export const layerRoles = ['title', 'subtitle', 'text', 'link', 'button'] as const

const percent = z.number().min(0).max(100)

/** Words that a picture shows, with their place and size in hundredths of it. */
const layerRow = z.strictObject({
  role: z.enum(layerRoles),
  words: z.string().min(1).max(limits.lettersOfLayerRow),
  /** An address, or the name of a page; of links and buttons alone. */
  to: z.string().max(limits.lettersOfAddress),
  x: percent,
  y: percent,
  width: percent,
  height: percent,
})

/** What lies over the pictures of a panel, top to bottom as it is read. */
export const layerSchema = z.strictObject({
  rows: z.array(layerRow).max(limits.rowsOfLayer),
  /** What is still seen where a picture is cut for narrow screens; it is not cut without one. */
  focus: z.strictObject({ x: percent, y: percent }).nullable(),
})

export type LayerRow = z.infer<typeof layerRow>
export type Layer = z.infer<typeof layerSchema>
