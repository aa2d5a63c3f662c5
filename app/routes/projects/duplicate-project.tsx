import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { PatientButton } from '~/components/form/patient-button'
import { TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { copyName } from '~/features/project-base/names'
import { permittedProject } from '~/features/project-base/project-access.server'
import { duplicateProject } from '~/features/projects/duplicate-project.server'
import { createProjectSchema } from '~/features/projects/project-schema.server'
import { pathTo } from '~/map/path-to'
import { busyWords, controlWords } from '~/messages/controls'
import { projectDialogs as say } from '~/messages/project-dialogs'
import { canMoveProject } from '~/permissions/projects'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { addressBehind, listBehind } from './lists.server'
import { ProjectList } from './project-list'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const project = permittedProject(actor, id, canMoveProject)
  const list = listBehind(requireMember(actor), project, url.searchParams)
  return { project: project.name, name: copyName(project.name), key: newId(), list }
})

export const action = act(
  {
    schema: createProjectSchema,
    first: ({ actor, params: { id = '' } }) => permittedProject(actor, id, canMoveProject),
  },
  async ({ actor, value: { name }, idempotencyKey, found: project, url }) => {
    const member = requireMember(actor)
    const copy = await duplicateProject(member, { projectId: project.id, name, idempotencyKey })
    const link = { to: pathTo('/projects/:id', { id: copy }), label: say.openCopy }
    const back = addressBehind(member, project, url.searchParams)
    return redirectWithFlash(back, { kind: 'success', text: say.duplicated, link })
  },
)

export const meta = () => [{ title: `${say.duplicateProject} · Panelry` }]

/** A copy of a project of one's own, over the list it is in. */
export default function DuplicateProject() {
  const { project, name, key, list } = useLoaderData<typeof loader>()
  const dialog = (
    <Dialog title={say.duplicateTitle(project)} closeTo={list.address}>
      <CreateForm formKey={key} preventScrollReset values={{ name }}>
        <p className="text-n600">{say.duplicateLead}</p>
        <TextField name="name" label={controlWords.name} required autoFocus />
        <DialogActions>
          <CancelLink to={list.address} preventScrollReset />
          <PatientButton busyLabel={busyWords.duplicating} wait={say.waitCopy}>
            {say.duplicateProject}
          </PatientButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
  return <ProjectList list={list} dialog={dialog} />
}
