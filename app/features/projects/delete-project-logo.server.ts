import type { Actor } from '~/permissions/vocabulary'
import { removePicture } from '~/platform/uploads/store-picture.server'
import { removeProjectLogo } from './remove-project-logo.server'

/** Takes the logo out of a project, then deletes its files. @throws Fault see `removeProjectLogo` */
export async function deleteProjectLogo(actor: Actor, input: { projectId: string }): Promise<void> {
  const { previous } = removeProjectLogo(actor, input)
  if (previous) await removePicture('logos', previous)
}
