import { redirect } from '@remix-run/node'
import { waitForExport } from '~/features/exports/run-export.server'
import { pathTo } from '~/map/path-to'

/** Milliseconds within which a finished download is shown as ready at once, without its progress before. */
const patience = 200

/** To the progress of a download: from there its file comes by itself. */
export async function leadToExport(projectId: string, id: string, page: string | null) {
  await waitForExport(id, patience)
  return redirect(
    pathTo('/projects/:id/exports/:export', { id: projectId, export: id }, { p: page, start: '1' }),
    303,
  )
}
