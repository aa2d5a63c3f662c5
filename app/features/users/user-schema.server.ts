import { z } from 'zod'
import {
  boxField,
  emailField,
  numberField,
  optionalText,
  requiredText,
  versionField,
} from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { fieldMessages } from '~/messages/fields'
import { roles } from '~/permissions/vocabulary'

/** Schemas of the forms of the users administration; anything else posted is ignored. */

const role = z.enum(roles, { error: fieldMessages.required })
const packages = z.array(otherText().max(100)).max(500).default([])

export const inviteSchema = z.object({
  email: emailField(),
  role,
  packageId: otherText()
    .max(100)
    .optional()
    .transform((id) => id || null),
})

const person = {
  fullName: requiredText(100),
  email: emailField(),
  organization: boxField,
  employeeRole: optionalText(100).transform((text) => text || null),
  allowedActiveRequests: otherText()
    .optional()
    .transform((text) => text?.trim() || null)
    .pipe(numberField(0, 9999).nullable()),
  packages,
  manageUsers: boxField,
  manageProjects: boxField,
  manageOrders: boxField,
  managePageTemplates: boxField,
  manageProjectTemplates: boxField,
  manageBlocks: boxField,
  manageRequests: boxField,
  manageAllRequests: boxField,
}

export const createUserSchema = z.object({
  ...person,
  role: role.default('user'),
})

export const editUserSchema = z.object({
  ...person,
  /** A form made by hand may leave it out: then it stays. */
  role: role.optional(),
  version: versionField,
})
