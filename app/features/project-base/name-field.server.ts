import { z } from 'zod'
import { errorText } from '~/messages/errors'
import { fieldMessages } from '~/messages/fields'
import { nameLimit } from './names'

const tooLong = errorText({ code: 'name-too-long', details: { values: { limit: nameLimit } } })

/** The name of a project, folder or page: one line, control characters become spaces. */
export const nameField = z
  .string({ error: fieldMessages.required })
  .overwrite((text) => text.replace(/\p{Cc}+/gu, ' '))
  .trim()
  .min(1, fieldMessages.required)
  .max(nameLimit, tooLong)
