import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { RadioField } from '~/components/form/choice-fields'
import { PlainForm } from '~/components/form/plain-form'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { listOwnFolders } from '~/features/folders/list-own-folders.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { moveProject } from '~/features/projects/move-project.server'
import { moveProjectSchema } from '~/features/projects/project-schema.server'
import { busyWords } from '~/messages/controls'
import { projectDialogs as say } from '~/messages/project-dialogs'
import { folderMessages } from '~/messages/projects'
import { canMoveProject } from '~/permissions/projects'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { addressBehind, listBehind } from './lists.server'
import { ProjectList } from './project-list'

/** Choices that are listed; with more, they are in a drop-down. */
const listed = 10

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const member = requireMember(actor)
  const project = permittedProject(actor, id, canMoveProject)
  return {
    name: project.name,
    folderId: project.folderId ?? '',
    folders: listOwnFolders(member).map(({ id: value, name: label }) => ({ value, label })),
    list: listBehind(member, project, url.searchParams),
  }
})

export const action = act(
  {
    schema: moveProjectSchema,
    first: ({ actor, params: { id = '' } }) => permittedProject(actor, id, canMoveProject),
  },
  ({ actor, value: { folderId }, found: project, url }) => {
    const member = requireMember(actor)
    moveProject(member, { projectId: project.id, folderId: folderId || null })
    const back = addressBehind(member, project, url.searchParams)
    return redirectWithFlash(back, { kind: 'success', text: say.moved })
  },
)

export const meta = () => [{ title: `${say.moveProject} · Panelry` }]

export default function MoveProject() {
  const { name, list } = useLoaderData<typeof loader>()
  const dialog = (
    <Dialog title={say.moveTitle(name)} closeTo={list.address}>
      <MoveForm closeTo={list.address} />
    </Dialog>
  )
  return <ProjectList list={list} dialog={dialog} />
}

function MoveForm({ closeTo }: { closeTo: string }) {
  const { folderId, folders } = useLoaderData<typeof loader>()
  if (folders.length === 0) {
    return (
      <>
        <p className="text-n600">{say.noFolders}</p>
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <ButtonLink to="/projects/folders/new" look="primary" preventScrollReset>
            {folderMessages.newTitle}
          </ButtonLink>
        </DialogActions>
      </>
    )
  }
  const options = [{ value: '', label: say.root }, ...folders].map(({ value, label }) => ({
    value,
    label: value === folderId ? say.whereItIs(label) : label,
  }))
  const choice = { name: 'folderId', label: say.moveTo, options }
  return (
    <PlainForm preventScrollReset values={{ folderId }}>
      {options.length > listed ? <SelectField {...choice} /> : <RadioField {...choice} />}
      <DialogActions>
        <CancelLink to={closeTo} preventScrollReset />
        <SubmitButton busyLabel={busyWords.moving}>{say.moveProject}</SubmitButton>
      </DialogActions>
    </PlainForm>
  )
}
