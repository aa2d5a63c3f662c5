import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteTerm } from '~/features/order-terms/delete-term.server'
import { findTerm, formsWithTerm } from '~/features/order-terms/list-terms.server'
import { busyWords } from '~/messages/controls'
import { termMessages as say } from '~/messages/order-studio'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { termPath, termsPath } from '../addresses'

export const loader = screen(({ actor, params: { term: id = '' } }) => ({
  id,
  name: findTerm(actor, id).name,
  forms: formsWithTerm(actor, id),
}))

export const action = act(({ actor, params: { term: id = '' } }) => {
  deleteTerm(actor, { id })
  return redirectWithFlash(termsPath, { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deleteTerm} · Panelry` }]

export default function DeleteTerm() {
  const { id, name, forms } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={termPath(id)} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.deletion(name)}</p>
      {forms > 0 && <p className="mt-2">{say.deletionForms(forms)}</p>}
    </ConfirmDialog>
  )
}
