import { useLoaderData, useLocation } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { OpenWorkFields } from '~/components/work/open-work-fields'
import { deleteUser, deleteUserSchema, findUserToDelete } from '~/features/users/delete-user.server'
import { pathTo } from '~/map/path-to'
import { busyWords } from '~/messages/controls'
import { userMessages as say } from '~/messages/users'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(({ actor, params: { user = '' } }) => findUserToDelete(actor, user))

export const action = act(deleteUserSchema, async ({ actor, url, value, params }) => {
  await deleteUser(actor, { id: params.user ?? '', ...value })
  return redirectWithFlash(listBehind(url.search), { kind: 'success', text: say.deleted })
})

/** Asked for on the screen of the person, and not in the list with its filters. */
const fromUser = '?from=user'

const listBehind = (search: string) => pathTo('/admin/users') + (search === fromUser ? '' : search)

export const meta = () => [{ title: `${say.deleteUser} · Panelry` }]

export default function DeleteUser() {
  const { id, fullName, email, open } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <ConfirmDialog
      closeTo={
        search === fromUser ? pathTo('/admin/users/:user', { user: id }) : listBehind(search)
      }
      busyLabel={busyWords.deleting}
      fields={<OpenWorkFields open={open} handsOn />}
    >
      <p>{say.confirmDeletion(`${fullName} (${email})`)}</p>
    </ConfirmDialog>
  )
}
