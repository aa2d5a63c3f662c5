import { z } from 'zod'
import { otherText } from '~/features/form-input/restored'

const at = z.coerce.number().int().min(0)

export const bringPageSchema = z.object({ at })
export const bringSectionSchema = z.object({ at, section: otherText().min(1).max(100) })
