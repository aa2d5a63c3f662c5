import { DomainError } from '~/domain-error'
import { removeFiles } from '~/features/files/remove-files.server'
import { logoRules, storePicture } from '~/features/files/store-picture.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { canUseAccountFeatures } from '~/permissions/projects'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import type { Taken } from '~/platform/svg/taken'
import { setProjectLogo } from './set-project-logo.server'

/**
 * Stores an uploaded logo and gives it to the project; the one before is deleted.
 *
 * @returns what was taken out of an SVG
 * @throws DomainError `sign-up-needed` (403) for guests, `logo-missing`, and those of `storePicture`,
 *   all beside the field `logo`
 */
export async function uploadProjectLogo(
  actor: Actor,
  { projectId, upload }: { projectId: string; upload: unknown },
): Promise<Taken> {
  editableProject(actor, projectId)
  if (!canUseAccountFeatures(actor)) {
    throw new DomainError('sign-up-needed', 403, { field: 'logo', values: { what: 'logo' } })
  }
  if (!(upload instanceof Blob) || upload.size === 0) {
    throw new DomainError('logo-missing', 400, { field: 'logo' })
  }
  const { file: logo, taken } = await storePicture('logos', upload, logoRules, {
    owner: actorKey(actor),
  })
  const previous = await give(actor, projectId, logo)
  // The row names the new one by now: what goes wrong here leaves a file that nobody points at.
  if (previous) await removeFiles([previous])
  return taken
}

/** @returns the logo before. @throws after the new file was removed: no row names it */
async function give(actor: Actor, projectId: string, logo: string): Promise<string | null> {
  try {
    return setProjectLogo(actor, { projectId, logo }).previous
  } catch (error) {
    await removeFiles([logo])
    throw error
  }
}
