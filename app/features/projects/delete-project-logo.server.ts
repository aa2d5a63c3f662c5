import type { Actor } from '~/permissions/vocabulary'
import { removeUpload } from '~/platform/uploads/remove-uploads.server'
import { setProjectLogo } from './set-project-logo.server'

/** Takes the logo out of a project, then deletes its files. @throws DomainError `sign-up-needed` (403) for guests */
export async function deleteProjectLogo(actor: Actor, input: { projectId: string }): Promise<void> {
  const { previous } = setProjectLogo(actor, { ...input, logo: null })
  if (previous) await removeUpload('logos', previous)
}
