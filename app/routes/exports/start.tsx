import { redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { exportKinds } from '~/features/exports/kinds'
import { startExport } from '~/features/exports/start-export.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { pathTo } from '~/map/path-to'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { lookUp } from '~/routes/http/with-form.server'
import { leadToExport } from './lead-to-export.server'
import { signUpFirst } from './sign-up-first.server'

export const loader = screen(nothingHere)

/** Starts a download and leads to its progress: from there the file comes by itself. */
export const action = act(async (args) => {
  const { actor, params, form, idempotencyKey } = args
  const { id: projectId = '' } = params
  await lookUp(args, () => editableProject(actor, projectId))
  const page = textField(form, 'page') || null
  const section = textField(form, 'section') || null
  signUpFirst(actor, projectId, { page, section })
  const kind = exportKinds.find((known) => known === textField(form, 'kind'))
  if (!kind) throw new DomainError('form-unreadable', 400)
  // It is looked over first.
  if (kind === 'website_zip') {
    return redirect(pathTo('/projects/:id/website', { id: projectId }, { p: page }), 303)
  }
  const id = startExport(actor, {
    projectId,
    kind,
    pageId: page,
    sectionId: section,
    idempotencyKey,
  })
  return leadToExport(projectId, id, page)
})

export { default } from '~/routes/http/action-error-screen'
