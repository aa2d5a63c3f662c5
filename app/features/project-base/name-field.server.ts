import { z } from 'zod'
import { errorText } from '~/messages/errors'
import { fieldMessages } from '~/messages/fields'
import { oneLine } from '~/work/one-line'
import { nameLimit } from './names'

const tooLong = errorText({ code: 'name-too-long', details: { values: { limit: nameLimit } } })

/** The name of a project, folder or page: one line, see `oneLine`. */
export const nameField = z
  .string({ error: fieldMessages.required })
  .overwrite(oneLine)
  .min(1, fieldMessages.required)
  .max(nameLimit, tooLong)
