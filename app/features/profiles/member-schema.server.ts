import { z } from 'zod'
import { emailField, idsField, versionField } from '~/features/form-input/fields.server'

/** What the forms of the members of a company profile may contain. */

/** Of each right the ids of the members who have it. */
export const rightsSchema = z.object({
  edit: idsField,
  work: idsField,
  logins: idsField,
  version: versionField,
})

export const inviteSchema = z.object({ email: emailField() })
