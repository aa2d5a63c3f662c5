import { mayRead } from '~/platform/files/authorise.server'
import { folders, isFolder } from '~/platform/files/folders'
import { serveFile } from '~/platform/files/serve.server'
import { screen } from '~/routes/http/handle.server'
import { missingFile } from './missing.server'

/** A stored file. Not there and not for this visitor are the same answer. */
export const loader = screen('/files/:folder/:file', async ({ actor, params, request }) => {
  const { folder = '', file = '' } = params
  if (!isFolder(folder) || !(await mayRead(actor, folder, file))) return missingFile(request)
  const caching = folders[folder] === 'public' ? 'immutable' : 'private'
  return (await serveFile(request, { folder, name: file, caching })) ?? missingFile(request)
})
