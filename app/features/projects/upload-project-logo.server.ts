import { DomainError } from '~/domain-error'
import { editableProject } from '~/features/project-base/project-access.server'
import { canUseAccountFeatures } from '~/permissions/projects'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import type { Taken } from '~/platform/svg/taken'
import { removeUpload } from '~/platform/uploads/remove-uploads.server'
import { logoRules, storePicture } from '~/platform/uploads/store-picture.server'
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
  const { name: logo, taken } = await storePicture('logos', upload, logoRules, {
    owner: actorKey(actor),
  })
  const previous = await give(actor, projectId, logo)
  // The row names the new one by now: what goes wrong here leaves a file that nobody points at.
  if (previous) await removeUpload('logos', previous)
  return taken
}

/** @returns the logo before. @throws after the new file was removed: no row names it */
async function give(actor: Actor, projectId: string, logo: string): Promise<string | null> {
  try {
    return setProjectLogo(actor, { projectId, logo }).previous
  } catch (error) {
    await removeUpload('logos', logo)
    throw error
  }
}
