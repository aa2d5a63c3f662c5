import { redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { exportKinds } from '~/features/exports/kinds'
import { waitForExport } from '~/features/exports/run-export.server'
import { startExport } from '~/features/exports/start-export.server'
import { pathTo } from '~/map/path-to'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { signUpFirst } from './sign-up-first.server'

/** Milliseconds within which a finished download is shown as ready at once, without its progress before. */
const patience = 200

export const loader = screen(nothingHere)

/** Starts a download and leads to its progress: from there the file comes by itself. */
export const action = act(async ({ actor, params, form, idempotencyKey }) => {
  const { id: projectId = '' } = params
  const page = textField(form, 'page') || null
  const section = textField(form, 'section') || null
  signUpFirst(actor, projectId, { page, section })
  const kind = exportKinds.find((known) => known === textField(form, 'kind'))
  if (!kind) throw new DomainError('form-unreadable', 400)
  const id = startExport(actor, {
    projectId,
    kind,
    pageId: page,
    sectionId: section,
    idempotencyKey,
  })
  await waitForExport(id, patience)
  return redirect(
    pathTo('/projects/:id/exports/:export', { id: projectId, export: id }, { p: page, start: '1' }),
    303,
  )
})

export { default } from '~/routes/http/action-error-screen'
