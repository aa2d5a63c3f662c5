import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { createFolder } from '~/features/folders/create-folder.server'
import { nameField } from '~/features/project-base/name-field.server'
import { busyWords, controlWords } from '~/messages/controls'
import { folderDialogs as say } from '~/messages/project-dialogs'
import { folderMessages } from '~/messages/projects'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(() => ({ key: newId() }))

export const action = act(z.object({ name: nameField }), ({ actor, value, idempotencyKey }) => {
  createFolder(requireMember(actor), { ...value, idempotencyKey })
  return redirectWithFlash('/projects', { kind: 'success', text: say.created })
})

export const meta = () => [{ title: `${folderMessages.newTitle} · Panelry` }]

export default function NewFolder() {
  const { key } = useLoaderData<typeof loader>()
  return (
    <Dialog title={folderMessages.newTitle} closeTo="/projects">
      <CreateForm formKey={key} preventScrollReset>
        <TextField name="name" label={controlWords.name} required autoFocus />
        <DialogActions>
          <CancelLink to="/projects" preventScrollReset />
          <SubmitButton busyLabel={busyWords.creating}>{say.createFolder}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
