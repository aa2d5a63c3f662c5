import { z } from 'zod'
import { emailField, idsField, versionField } from '~/features/form-input/fields.server'

/** Schemas of the forms of a company profile's members. */

/** Ids of the members who have each right. */
export const rightsSchema = z.object({
  edit: idsField,
  work: idsField,
  logins: idsField,
  version: versionField,
})

export const inviteSchema = z.object({ email: emailField() })
