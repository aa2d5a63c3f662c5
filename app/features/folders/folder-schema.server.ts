import { z } from 'zod'
import { nameField } from '~/features/project-base/name-field.server'

export const createFolderSchema = z.object({ name: nameField })
