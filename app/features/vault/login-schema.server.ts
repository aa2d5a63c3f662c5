import { z } from 'zod'
import {
  currentPassword,
  optionalText,
  optionalUrl,
  requiredText,
  versionField,
} from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { fieldMessages as say } from '~/messages/fields'

const details = { label: requiredText(100), url: optionalUrl(), username: optionalText() }

/** As it is typed: a space at its end may belong to it. */
const secret = currentPassword()

export const newLoginSchema = z.object({ ...details, password: secret })

/**
 * Form of an existing login. Its password is changed only when the form says so: a form that lost it on the
 * way must not keep the old one quietly.
 */
export const changeLoginSchema = z
  .object({
    ...details,
    version: versionField,
    change: z.literal('yes').optional(),
    password: secret.optional(),
  })
  .refine(({ change, password }) => !change || password !== undefined, {
    path: ['password'],
    error: say.required,
  })
  .transform(({ change, password, ...rest }) => ({
    ...rest,
    password: change ? password : undefined,
  }))

/** The form that reveals a password; with the own one, where that has to be confirmed first. */
export const revealSchema = z.object({
  login: otherText(say.required).max(100),
  how: z.enum(['show', 'copy']).catch('show'),
  currentPassword: currentPassword().optional(),
})
