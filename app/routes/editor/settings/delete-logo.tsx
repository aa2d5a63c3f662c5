import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteProjectLogo } from '~/features/projects/delete-project-logo.server'
import { editableProject } from '~/features/projects/project-access.server'
import { projectMessages as say } from '~/messages/projects'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'

const here = '/projects/:id/logo/delete'

export const loader = screen(here, ({ actor, params: { id = '' } }) => {
  const { logo, name } = editableProject(actor, id)
  if (!logo) throw redirect(`/projects/${id}`)
  return { closeTo: `/projects/${id}`, logo, name }
})

export const action = act(here, async ({ actor, params: { id = '' } }) => {
  await deleteProjectLogo(actor, { projectId: id })
  return redirectWithFlash(`/projects/${id}`, { kind: 'success', text: say.logoRemoved })
})

export default function DeleteLogo() {
  const { closeTo, logo, name } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel="Deleting">
      <p>{say.confirmLogoRemoval}</p>
      <img
        src={`/files/logos/medium_${logo}`}
        alt={say.logoOf(name)}
        className="mt-3 max-h-24 max-w-full"
      />
    </ConfirmDialog>
  )
}
