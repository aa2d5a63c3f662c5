import { z } from 'zod'
import { requiredText, versionField } from '~/features/form-input/fields.server'
import { nameLimit } from './names'

/** The name of a project, folder, page or category of templates. */
export const nameField = requiredText(nameLimit)

/** The form that gives a project or a folder another name. */
export const renameSchema = z.object({ name: nameField, version: versionField })
