import { z } from 'zod'
import {
  boxField,
  idField,
  numberField,
  optionalText,
  requiredText,
  versionField,
} from '~/features/form-input/fields.server'
import { writtenText } from '~/features/form-input/restored'
import { fieldMessages as say } from '~/messages/fields'

/** Schemas of the forms of the panel library; anything else posted is ignored. */

/** Text of several lines; nothing typed is nothing stored. */
const longText = (most: number) =>
  writtenText()
    .optional()
    .transform((text) => text?.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim() || null)
    .pipe(z.string().max(most, say.tooLong(most)).nullable())

const panelFields = {
  name: requiredText(100),
  categoryId: idField(),
  columns: numberField(1, 8),
  keywords: optionalText(500),
  shortcode: longText(2_000),
  css: longText(20_000),
  alt: optionalText(500),
  enabled: boxField,
}
const version = versionField

export const createPanelSchema = z.object(panelFields)
export const editPanelSchema = z.object({ ...panelFields, version })

const categoryFields = {
  name: requiredText(100),
  description: longText(2_000),
  tags: optionalText(500),
}
export const addCategorySchema = z.object(categoryFields)
export const editCategorySchema = z.object({ ...categoryFields, version })

export type PanelFacts = Omit<z.infer<typeof editPanelSchema>, 'version'>
export type CategoryFacts = Omit<z.infer<typeof editCategorySchema>, 'version'>
