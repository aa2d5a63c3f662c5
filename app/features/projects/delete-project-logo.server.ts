import { removeFiles } from '~/features/files/remove-files.server'
import type { Actor } from '~/permissions/vocabulary'
import { setProjectLogo } from './set-project-logo.server'

/** Takes the logo out of a project, then deletes its files. @throws DomainError `sign-up-needed` (403) for guests */
export async function deleteProjectLogo(actor: Actor, input: { projectId: string }): Promise<void> {
  const { previous } = setProjectLogo(actor, { ...input, logo: null })
  if (previous) await removeFiles([previous])
}
