import { requiredText } from '~/features/form-input/fields.server'
import { nameLimit } from './names'

/** The name of a project, folder, page or category of templates. */
export const nameField = requiredText(nameLimit)
