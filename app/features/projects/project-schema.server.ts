import { z } from 'zod'
import { errorText } from '~/messages/errors'
import { fieldMessages } from '~/messages/fields'
import { storyIds } from '~/panels/stories/ids'
import { normaliseColor } from './colors'
import { nameLimit } from './names'

const tooLong = errorText({ code: 'name-too-long', details: { values: { limit: nameLimit } } })

/** The name of a project, folder or page: one line, control characters become spaces. */
export const nameField = z
  .string({ error: fieldMessages.required })
  .overwrite((text) => text.replace(/\p{Cc}+/gu, ' '))
  .trim()
  .min(1, fieldMessages.required)
  .max(nameLimit, tooLong)

const colorField = z
  .string({ error: fieldMessages.required })
  .refine((text) => normaliseColor(text) !== null, fieldMessages.color)

const key = z.string().max(100).optional()

export const createProjectSchema = z.object({
  name: nameField,
  /** A project template; empty for a blank project. */
  templateId: z.string().max(100).optional(),
  key,
})

export const projectSettingsSchema = z.object({
  name: nameField,
  primaryColor: colorField,
  secondaryColor: colorField,
  /** `none`: each panel's own example. */
  story: z.enum([...storyIds, 'none']).optional(),
  version: z.coerce.number().int().optional(),
  /** The warning about colours that are hard to read has been shown already. */
  seen: z.boolean().optional(),
})

export const createFolderSchema = z.object({ name: nameField, key })

/** Of a project or a folder. */
export const renameSchema = z.object({
  name: nameField,
  version: z.coerce.number().int().optional(),
})

/** An empty folder is the root. */
export const moveProjectSchema = z.object({ folderId: z.string().max(100).optional() })

const typed = z.string().max(5_000).default('')

export const deleteProjectSchema = z.object({
  confirm: typed,
  captchaId: typed,
  captcha: typed,
  captchaAnswer: typed,
  'cf-turnstile-response': typed,
})
