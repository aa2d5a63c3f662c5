import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteType } from '~/features/request-types/delete-type.server'
import { findType, productsOfType, useOfType } from '~/features/request-types/find-type.server'
import { busyWords } from '~/messages/controls'
import { requestTypeMessages as say } from '~/messages/request-types'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { typePath, typesPath } from './addresses'

export const loader = screen(({ actor, params: { type: id = '' } }) => ({
  ...findType(actor, id),
  ...useOfType(actor, id),
  products: productsOfType(actor, id).length,
}))

export const action = act(async ({ actor, params: { type: id = '' } }) => {
  await deleteType(actor, { id })
  return redirectWithFlash(typesPath, { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deleteType} · Panelry` }]

export default function DeleteType() {
  const { id, name, products, packages, requests } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={typePath(id)} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.deletion(name, products)}</p>
      {packages.length > 0 && (
        <p className="wrap-anywhere mt-2">{say.deletionPackages(packages)}</p>
      )}
      {requests > 0 && <p className="mt-2">{say.deletionRequests(requests)}</p>}
    </ConfirmDialog>
  )
}
