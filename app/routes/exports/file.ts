import { redirect } from '@remix-run/node'
import { readExport } from '~/features/exports/read-export.server'
import { Fault } from '~/platform/faults'
import { serveFile } from '~/platform/files/serve.server'
import { missingFile } from '~/routes/files/missing.server'
import { screen } from '~/routes/http/handle.server'

/** The file of a finished download; while it is being made, its progress. */
export const loader = screen(
  '/projects/:id/exports/:export/file',
  async ({ actor, params, request }) => {
    const { id = '', export: exportId = '' } = params
    try {
      const { state, file, fileName } = readExport(actor, id, exportId)
      if (state !== 'ready' || !file) return redirect(`/projects/${id}/exports/${exportId}`)
      const serving = { folder: 'exports', name: file, downloadName: fileName } as const
      const found = await serveFile(request, { ...serving, caching: 'private' })
      return found ?? missingFile(request)
    } catch (error) {
      if (error instanceof Fault && error.status === 404) return missingFile(request)
      throw error
    }
  },
)
