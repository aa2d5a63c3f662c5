import type { AddedPictures } from '~/features/project-pictures/keep-pictures.server'
import { errorText } from '~/messages/errors'
import { pictureMessages as say } from '~/messages/project-pictures'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { picturesPath } from './pictures-path'

/** Leads to a project's pictures, or to the only one that was added, and says which were not. */
export function leadToAdded(projectId: string, url: URL, { ids, refused }: AddedPictures) {
  const [only] = ids
  const why = refused.map(({ name, error }) => [name, errorText(error)] as const)
  return redirectWithFlash(picturesPath(projectId, url, ids.length === 1 ? only : undefined), {
    kind: refused.length > 0 ? 'error' : 'success',
    text: say.some(ids.length, why),
  })
}
