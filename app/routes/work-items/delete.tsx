import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { findOrderToDelete } from '~/features/orders/delete-order.server'
import { closeAndDeleteOrder } from '~/features/payments/close-and-delete-order.server'
import { deleteRequest, findRequestToDelete } from '~/features/requests/delete-request.server'
import { listPath } from '~/map/work-path'
import { busyWords } from '~/messages/controls'
import { orderMessages } from '~/messages/orders'
import { requestMessages } from '~/messages/requests'
import { workMessages as say } from '~/messages/work'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { backTo } from './view-params'
import { workFromParams } from './work-from-params'

const commands = {
  request: { find: findRequestToDelete, remove: deleteRequest, deleted: requestMessages.deleted },
  order: { find: findOrderToDelete, remove: closeAndDeleteOrder, deleted: orderMessages.deleted },
} as const

export const loader = screen(({ actor, params }) => {
  const work = workFromParams(params)
  return { work, ...commands[work.kind].find(requireMember(actor), work.id) }
})

export const action = act(async ({ actor, params }) => {
  const { kind, id } = workFromParams(params)
  const { remove, deleted } = commands[kind]
  await remove(requireMember(actor), id)
  return redirectWithFlash(listPath(kind), { kind: 'success', text: deleted })
})

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? say.deleteTitle(data.work.kind) : ''} · Panelry` },
]

/** Asks before a work item is deleted. */
export default function DeleteDialog() {
  const { work, ...named } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <ConfirmDialog closeTo={backTo(work, search)} busyLabel={busyWords.deleting}>
      <p>{say.confirmDeletion(say.name(named))}</p>
    </ConfirmDialog>
  )
}
