import { redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import type { Placed } from '~/features/orders/store-order.server'
import { startCheckout } from '~/features/payments/start-checkout.server'
import { viewPath, type WorkView } from '~/map/work-path'
import { placedMessages as say } from '~/messages/create-order'
import type { Member } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'

/**
 * Leads somebody who has placed an order to the page that takes the money; or to the order when it costs
 * nothing, when staff ordered for a client, or when nobody takes the money now: its page says why, and
 * tries again.
 */
export async function leadToPayment(
  member: Member,
  placed: Placed & { client: string | null },
  { headers, openedAt }: { headers: Headers; openedAt: string },
) {
  const { id, number, pays, client } = placed
  const page = (view: WorkView) => viewPath({ kind: 'order', id }, view)
  const text = client !== null && pays ? say.placedFor(number, client) : say.placed(number)
  const flash = { kind: 'success', text } as const
  if (!pays) return redirectWithFlash(page('messages'), flash, headers)
  if (client !== null) return redirectWithFlash(page('payment'), flash, headers)
  try {
    const { url } = await startCheckout(member, id, openedAt)
    return redirect(url, { status: 303, headers })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return redirect(page('payment'), { status: 303, headers })
  }
}
