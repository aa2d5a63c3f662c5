import { z } from 'zod'
import { boxField, versionField } from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { nameField } from '~/features/project-base/name-field.server'
import { fieldMessages } from '~/messages/fields'
import { storyIds } from '~/panels/stories/ids'
import { cornerChoices, typefaceChoices } from '~/panels/types'
import { hexColor } from '~/shared/hex-color'

/** A color, as it is stored: `#rrggbb` in lower case. */
const colorField = otherText(fieldMessages.required)
  .refine((text) => hexColor(text) !== null, fieldMessages.color)
  .transform((text) => hexColor(text) ?? '')

export const createProjectSchema = z.object({
  name: nameField,
  /** A project template; empty for a blank project. */
  templateId: otherText().max(100).optional(),
  /** A company profile whose brand it gets; empty for none. */
  brand: otherText().max(100).optional(),
})

/** Two colors as the value of one button: `#1f4d46 #f2a488`. */
const colorsField = otherText()
  .transform((text) => text.split(' ').map(hexColor))
  .pipe(z.tuple([z.string(), z.string()], { error: fieldMessages.color }))

const cornersField = z.enum(cornerChoices)
const typefaceField = z.enum(typefaceChoices)

/** One button of a style was pressed: a pair of colors, corners, or a typeface. */
export const styleSchema = z.union([
  z.object({ takeTypeface: typefaceField }).transform(({ takeTypeface }) => ({
    pressed: 'takeTypeface' as const,
    typeface: takeTypeface,
  })),
  z.object({ takeCorners: cornersField }).transform(({ takeCorners }) => ({
    pressed: 'takeCorners' as const,
    corners: takeCorners,
  })),
  z.object({ colors: colorsField }).transform(({ colors: [primaryColor, secondaryColor] }) => ({
    pressed: 'colors' as const,
    primaryColor,
    secondaryColor,
  })),
])

const settingsFields = z.object({
  name: nameField,
  primaryColor: colorField,
  secondaryColor: colorField,
  /** `none`: each panel's own example. */
  story: z.enum([...storyIds, 'none']).optional(),
  corners: cornersField.optional(),
  typeface: typefaceField.optional(),
  version: versionField,
  /** The warning about colors that are hard to read has been shown already. */
  seen: boxField,
  /** What was pressed, if it was no button that saves. */
  pressed: z.enum(['colors', 'takeCorners', 'takeTypeface']).optional(),
})

/** Settings of a project; what a pressed button says stands for what the fields do. */
export const projectSettingsSchema = z.preprocess((typed) => {
  const { data } = styleSchema.safeParse(typed)
  return data ? { ...(typed as object), ...data } : typed
}, settingsFields)

/** An empty folder is the root. */
export const moveProjectSchema = z.object({ folderId: otherText().max(100).optional() })

const typed = otherText().max(5_000).default('')

export const deleteProjectSchema = z.object({
  confirm: typed,
  captchaId: typed,
  captcha: typed,
  captchaAnswer: typed,
  'cf-turnstile-response': typed,
})
