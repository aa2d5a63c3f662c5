import { redirect } from '@remix-run/node'
import { exportKinds } from '~/features/exports/kinds'
import { readExport } from '~/features/exports/read-export.server'
import { waitForExport } from '~/features/exports/run-export.server'
import { startExport } from '~/features/exports/start-export.server'
import { Fault } from '~/platform/faults'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/handle.server'
import { signUpFirst } from './sign-up-first.server'

/** How long the browser waits for the file itself before it is shown how far it is. */
const patience = 6_000

export const loader = screen('/projects/:id/exports', nothingHere)

/** Starts a download and leads to its file, or to its progress when it takes longer. */
export const action = act('/projects/:id/exports', async ({ actor, params, form }) => {
  const { id: projectId = '' } = params
  const page = textField(form, 'page') || null
  const section = textField(form, 'section') || null
  signUpFirst(actor, projectId, { page, section })
  const kind = exportKinds.find((known) => known === textField(form, 'kind'))
  if (!kind) throw new Fault('form-unreadable', 400)
  const key = textField(form, 'key')
  const id = startExport(actor, { projectId, kind, pageId: page, sectionId: section, key })
  await waitForExport(id, patience)
  const { state } = readExport(actor, projectId, id)
  const screen = `/projects/${projectId}/exports/${id}`
  return redirect(state === 'ready' ? `${screen}/file` : screen, 303)
})

export { default } from '~/routes/http/fault-screen'
