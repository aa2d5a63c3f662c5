import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deletePackage } from '~/features/packages/delete-package.server'
import { findPackage, holdersOf } from '~/features/packages/find-package.server'
import { busyWords } from '~/messages/controls'
import { packageMessages as say } from '~/messages/packages'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { packagePath, packagesPath } from './addresses'

const mostNamed = 5

export const loader = screen(({ actor, params: { package: id = '' } }) => {
  const { name } = findPackage(actor, id)
  const { people, invited } = holdersOf(actor, id)
  return { id, name, invited, shown: people.slice(0, mostNamed), people: people.length }
})

export const action = act(({ actor, params: { package: id = '' } }) => {
  deletePackage(actor, { id })
  return redirectWithFlash(packagesPath, { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deletePackage} · Panelry` }]

export default function DeletePackage() {
  const { id, name, invited, shown, people } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={packagePath(id)} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">
        {say.deletion(name)} {people > 0 ? say.deletionHolders(shown, people) : say.deletionNobody}
      </p>
      {invited > 0 && <p className="mt-2">{say.deletionInvited(invited)}</p>}
    </ConfirmDialog>
  )
}
