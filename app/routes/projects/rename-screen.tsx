import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'

import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { controlWords } from '~/messages/controls'
import { projectDialogs as say } from '~/messages/project-dialogs'
import type { ShownList } from './lists.server'
import { ProjectList } from './project-list'

type Loaded = { stored: { name: string; version: number }; list: ShownList }

/** Another name for a project or a folder; shows both when it was renamed elsewhere meanwhile. */
export function RenameScreen({ title }: { title: string }) {
  const { stored, list } = useLoaderData() as Loaded
  const dialog = (
    <Dialog title={title} closeTo={list.address}>
      <EditForm row={stored} compare={{ name: controlWords.name }} preventScrollReset>
        <TextField name="name" label={controlWords.name} required autoFocus />
        <DialogActions>
          <CancelLink to={list.address} preventScrollReset />
          <SubmitButton>{say.saveName}</SubmitButton>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
  return <ProjectList list={list} dialog={dialog} />
}
