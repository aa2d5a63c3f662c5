import type { Actor } from '~/permissions/vocabulary'
import { saveLogo } from './set-project-logo.server'

/**
 * Takes the logo out of a project.
 *
 * @returns the file name of the logo before, to be deleted by the caller
 * @throws Fault `sign-up-needed` (403) for guests
 */
export function removeProjectLogo(
  actor: Actor,
  input: { projectId: string },
): { previous: string | null } {
  return saveLogo(actor, input.projectId, null)
}
