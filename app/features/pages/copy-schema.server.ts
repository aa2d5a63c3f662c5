import { z } from 'zod'
import { optionalProse, optionalUrl, versionField } from '~/features/form-input/fields.server'

/** The content sheet of a page. That one of both is needed is a rule of the command. */
export const copySchema = z.object({
  url: optionalUrl(),
  text: optionalProse(50_000),
  version: versionField,
})
