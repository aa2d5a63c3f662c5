import { redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { countDownload } from '~/features/exports/count-download.server'
import { readExport } from '~/features/exports/read-export.server'
import { pathTo } from '~/map/path-to'
import { serveFile } from '~/platform/files/serve.server'
import { lostFile, missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'

/** The file of a finished download; while it is being made, its progress. */
export const loader = fileScreen(async ({ actor, params, request }) => {
  const { id = '', export: exportId = '' } = params
  try {
    const made = readExport(actor, id, exportId)
    const { status, file, fileName } = made
    if (status !== 'ready' || !file)
      return redirect(pathTo('/projects/:id/exports/:export', { id, export: exportId }))
    const serving = { folder: 'exports', name: file, downloadName: fileName } as const
    const found = await serveFile(request, { ...serving, caching: 'private' })
    if (!found) return lostFile(request, { folder: 'exports', file })
    const piece = found.status === 206
    const begins = piece ? found.headers.get('Content-Range')?.startsWith('bytes 0-') : found.ok
    if (begins && request.method === 'GET') countDownload(actor, made, { piece })
    return found
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return missingFile(request)
    throw error
  }
})
