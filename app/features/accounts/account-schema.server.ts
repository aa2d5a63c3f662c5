import { z } from 'zod'
import {
  currentPassword,
  emailField,
  newPasswordFields,
  redirectField,
  repeats,
  requiredText,
  versionField,
} from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { emailAddress, longestEmail } from '~/shared/email-address'

/** Schemas of the forms of the account screens; anything else posted with them is ignored. */

export const loginSchema = z.object({
  // Anything is taken here: what is no address has no account.
  email: requiredText(longestEmail).transform((text) => emailAddress(text) ?? text.toLowerCase()),
  password: currentPassword(),
  redirectTo: redirectField,
})

export const signUpSchema = z
  .object({
    fullName: requiredText(100),
    email: emailField(),
    invitation: otherText().max(200).optional(),
    ...newPasswordFields,
    redirectTo: redirectField,
  })
  .refine(...repeats)

export const setupSchema = z
  .object({
    fullName: requiredText(100),
    email: emailField(),
    ...newPasswordFields,
    token: otherText().max(200).default(''),
  })
  .refine(...repeats)

export const resetRequestSchema = z.object({ email: emailField() })

export const newPasswordSchema = z
  .object({ ...newPasswordFields, code: otherText().max(200).default('') })
  .refine(...repeats)

export const ownPasswordSchema = z
  .object({ ...newPasswordFields, redirectTo: redirectField })
  .refine(...repeats)

export const profileSchema = z.object({
  fullName: requiredText(100),
  email: emailField(),
  currentPassword: otherText().max(1000).default(''),
  version: versionField,
})

export const changePasswordSchema = z
  .object({ currentPassword: currentPassword(), ...newPasswordFields })
  .refine(...repeats)

const code = otherText().max(200).default('')

export const providerEmailSchema = z.object({ code, email: emailField() })

export const providerPasswordSchema = z.object({ code, password: currentPassword() })

export const confirmPasswordSchema = z.object({
  currentPassword: currentPassword(),
  redirectTo: redirectField,
})

/** Somebody without a password is not asked for one. */
export const deleteAccountSchema = z.object({
  currentPassword: otherText().max(1000).default(''),
  openWork: z.enum(['keep', 'complete']).catch('keep'),
})

/** The account that somebody makes with an order: as by the sign-up, the password typed once. */
export const buyerSchema = z.object({
  fullName: requiredText(100),
  email: emailField(),
  password: newPasswordFields.password,
})

export type BuyerAccount = z.output<typeof buyerSchema>
