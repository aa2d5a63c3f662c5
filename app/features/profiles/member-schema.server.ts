import { z } from 'zod'
import { emailField, idsField, versionField } from '~/features/form-input/fields.server'

/** What the forms of the members of a company profile may contain. */

/** Ids of the members who have each right. */
export const rightsSchema = z.object({
  edit: idsField,
  work: idsField,
  logins: idsField,
  version: versionField,
})

export const inviteSchema = z.object({ email: emailField() })
