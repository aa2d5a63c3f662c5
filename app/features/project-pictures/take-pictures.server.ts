import { DomainError } from '~/domain-error'
import { openProfileFile } from '~/features/profiles/profile-files.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { limits } from '~/permissions/limits'
import type { Member } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'
import { type AddedPictures, type AddingPictures, keepPictures } from './keep-pictures.server'
import { picturesOfProfile } from './profile-pictures.server'

type Taking = AddingPictures & { profileId: string; fileIds: readonly string[] }

/**
 * Adds pictures of a company profile to a project. They are copies, drawn again like an upload.
 *
 * @throws DomainError `not-found` for either; `pictures-many` (400), `profile-pictures-gone` (409); those of
 *   `keepPictures`
 */
export async function takePictures(
  actor: Member,
  { profileId, fileIds, ...adding }: Taking,
): Promise<AddedPictures> {
  const { projectId, field } = adding
  editableProject(actor, projectId)
  const byId = new Map(picturesOfProfile(actor, profileId).pictures.map((one) => [one.id, one]))
  const most = limits.picturesTaken
  if (fileIds.length > most)
    throw new DomainError('pictures-many', 400, { field, values: { most } })
  const chosen = fileIds.flatMap((id) => byId.get(id) ?? [])
  if (chosen.length < fileIds.length) throw new DomainError('profile-pictures-gone', 409, { field })
  const open = async (fileId: string, name: string) => {
    const { folder, file } = openProfileFile(actor, { profileId, fileId })
    const content = await files.read(folder, file)
    if (!content) throw new DomainError('profile-pictures-gone', 409, { field })
    return new File([new Uint8Array(content)], name)
  }
  return await keepPictures(
    actor,
    adding,
    chosen.map(({ id, name }) => ({ name, open: () => open(id, name) })),
  )
}
