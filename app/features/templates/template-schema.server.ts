import { z } from 'zod'
import { boxField, versionField } from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { nameField } from '~/features/project-base/name-field.server'
import { fieldMessages } from '~/messages/fields'

const id = otherText().max(100)
const version = versionField

/** Boxes of the same name, a select with an empty choice, or nothing. */
const categories = z.array(id, fieldMessages.invalid).max(200, fieldMessages.invalid).default([])

/** A new template, or a page that is saved as one. */
export const newTemplateSchema = z.object({ name: nameField, categories })

/** A project that is copied as template. */
export const copyTemplateSchema = newTemplateSchema.extend({ logo: boxField })

export const templateSchema = z.object({
  name: nameField,
  categories,
  published: boxField,
  version,
})

export const categorySchema = z.object({ name: nameField })
export const renameCategorySchema = z.object({ name: nameField, version })

export const importSchema = z.object({
  mode: z.enum(['append', 'replace']).default('append'),
  slots: boxField,
  p: id.optional(),
})
