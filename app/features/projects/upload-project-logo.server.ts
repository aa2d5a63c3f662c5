import { canUseAccountFeatures } from '~/permissions/projects'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import type { Taken } from '~/platform/svg/taken'
import { logoRules, removePicture, storePicture } from '~/platform/uploads/store-picture.server'
import { editableProject } from './project-access.server'
import { setProjectLogo } from './set-project-logo.server'

/**
 * Stores an uploaded logo and gives it to the project; the one before is deleted.
 *
 * @returns what was taken out of an SVG
 * @throws Fault `sign-up-needed` (403) for guests, `logo-missing`, and those of `storePicture`,
 *   all beside the field `logo`
 */
export async function uploadProjectLogo(
  actor: Actor,
  { projectId, upload }: { projectId: string; upload: unknown },
): Promise<Taken> {
  editableProject(actor, projectId)
  if (!canUseAccountFeatures(actor)) {
    throw new Fault('sign-up-needed', 403, { field: 'logo', values: { what: 'logo' } })
  }
  if (!(upload instanceof Blob) || upload.size === 0) {
    throw new Fault('logo-missing', 400, { field: 'logo' })
  }
  const { name: logo, taken } = await storePicture('logos', upload, logoRules, {
    owner: actorKey(actor),
  })
  try {
    const { previous } = setProjectLogo(actor, { projectId, logo })
    if (previous) await removePicture('logos', previous)
    return taken
  } catch (error) {
    await removePicture('logos', logo)
    throw error
  }
}
