import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { editableProject } from '~/features/project-base/project-access.server'
import { deleteProjectLogo } from '~/features/projects/delete-project-logo.server'
import { filePath } from '~/map/file-path'
import { busyWords } from '~/messages/controls'
import { projectSettingsMessages as say } from '~/messages/project-settings'
import { projectSettingsDialogs as dialogs } from '~/messages/project-settings-dialogs'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorBehind } from '../addresses'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const { logo, name } = editableProject(actor, id)
  const closeTo = editorBehind(id, url)
  if (!logo) throw redirect(closeTo)
  return { closeTo, logo, name }
})

export const action = act(async ({ actor, params: { id = '' }, url }) => {
  await deleteProjectLogo(actor, { projectId: id })
  return redirectWithFlash(editorBehind(id, url), { kind: 'success', text: dialogs.logoRemoved })
})

export default function DeleteLogo() {
  const { closeTo, logo, name } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.deleting}>
      <p>{dialogs.confirmLogoRemoval}</p>
      <img
        src={filePath('logos', `medium_${logo}`)}
        alt={say.logoOf(name)}
        className="mt-3 max-h-24 max-w-full"
      />
    </ConfirmDialog>
  )
}
