import { z } from 'zod'

const at = z.coerce.number().int().min(0)

export const bringPageSchema = z.object({ at })
export const bringSectionSchema = z.object({ at, section: z.string().min(1).max(100) })
