import { folders, isFolder } from '~/platform/files/folders'
import { serveFile } from '~/platform/files/serve.server'
import { isCompanyLogo } from '~/platform/uploads/company-logos'
import { missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'

/** A file of a public folder. Not there and not public are the same answer. */
export const loader = fileScreen(async ({ params, request }) => {
  const { folder = '', file = '' } = params
  if (!isFolder(folder) || folders[folder] !== 'public') return missingFile(request)
  if (isCompanyLogo(file)) return missingFile(request)
  const served = await serveFile(request, { folder, name: file, caching: 'immutable' })
  return served ?? missingFile(request)
})
