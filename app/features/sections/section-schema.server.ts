import { z } from 'zod'
import { sectionTypes } from '~/editor/types'
import { otherText } from '~/features/form-input/restored'
import { fieldMessages } from '~/messages/fields'
import { orientations, panelColors } from '~/panels/types'

const id = otherText().min(1).max(100)
const orientation = z.enum(orientations)
const color = z.enum(panelColors)
const revision = z.coerce.number().int().min(0).optional()

export const addSectionSchema = z.object({
  panelId: id,
  orientation: orientation.default('left'),
  color: color.default('light'),
  type: z.enum(sectionTypes).default('body'),
  scope: z.enum(['global', 'page']).optional(),
  /** A section id, `start` or `end`. */
  after: id.optional(),
})

export const restyleSectionSchema = z.object({
  orientation: orientation.optional(),
  color: color.optional(),
  revision,
})

export const swapSectionSchema = restyleSectionSchema.extend({ panelId: id })

/** `to` is up, down, top or bottom; else `after` (a section id) or `page` (a page id) says where. */
export const moveSectionSchema = z
  .object({
    to: z.enum(['up', 'down', 'top', 'bottom']).optional(),
    after: id.optional(),
    page: id.optional(),
    revision,
  })
  .transform(({ to, after, page, revision }, context) => {
    const place = to ?? (after ? { after } : page ? { page } : null)
    if (place) return { to: place, revision }
    context.addIssue({ code: 'custom', message: fieldMessages.required, path: ['to'] })
    return z.NEVER
  })

/** A form with nothing but a button. */
export const sectionButtonSchema = z.object({ revision })
