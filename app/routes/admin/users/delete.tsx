import { useLoaderData, useLocation } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteUser, findUserToDelete } from '~/features/users/delete-user.server'
import { pathTo } from '~/map/path-to'
import { busyWords } from '~/messages/controls'
import { userMessages as say } from '~/messages/users'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'

const here = '/admin/users/:user/delete'

export const loader = screen(here, ({ actor, params: { user = '' } }) =>
  findUserToDelete(actor, user),
)

export const action = act(here, async ({ actor, params: { user = '' } }) => {
  await deleteUser(actor, { id: user })
  return redirectWithFlash('/admin/users', { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deleteUser} · Panelry` }]

export default function DeleteUser() {
  const { id, fullName, email } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { formError } = useFormAnswer()
  return (
    <ConfirmDialog
      closeTo={
        search === '?from=user'
          ? pathTo('/admin/users/:user', { user: id })
          : pathTo('/admin/users') + search
      }
      error={formError}
      busyLabel={busyWords.deleting}
    >
      <p>{say.confirmDeletion(`${fullName} (${email})`)}</p>
    </ConfirmDialog>
  )
}
