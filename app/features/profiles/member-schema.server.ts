import { z } from 'zod'
import { emailField, versionField } from '~/features/form-input/fields.server'
import { mostMembers } from './list-members.server'

/** What the forms of the members of a company profile may contain. */

const ids = z
  .union([z.string(), z.array(z.string().optional()).max(2 * mostMembers)])
  .optional()
  .transform((typed) => [typed ?? []].flat().filter((id) => id !== undefined))

/** Of each right the ids of the members who have it. */
export const rightsSchema = z.object({ edit: ids, work: ids, logins: ids, version: versionField })

export const inviteSchema = z.object({ email: emailField() })
