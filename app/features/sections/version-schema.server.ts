import { z } from 'zod'

const at = z.coerce.number().int().min(0)
const key = z.string().max(100).optional()

export const bringPageSchema = z.object({ at, key })
export const bringSectionSchema = z.object({ at, section: z.string().min(1).max(100), key })
