import { redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { errorsInOrder, wasPlaced } from '~/features/orders/errors-in-order.server'
import { placeAsGuest } from '~/features/orders/place-as-guest.server'
import { placeOrder } from '~/features/orders/place-order.server'
import type { Placed } from '~/features/orders/store-order.server'
import { startCheckout } from '~/features/payments/start-checkout.server'
import { viewPath, type WorkView } from '~/map/work-path'
import { placedMessages as say } from '~/messages/create-order'
import type { Member } from '~/permissions/vocabulary'
import { comesFrom, sessionHeaders } from '~/routes/accounts/enter.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { parseClientId } from '~/routes/work-items/parse-fields'
import { parseAccount } from './parse-order.server'
import { askAgain, keep, type Press } from './parse-submit.server'
import { projectIn } from './read-order-form.server'
import { whoOrders } from './who-orders.server'

/**
 * Leads somebody who has placed an order to the page that takes the money; or to the order when it costs
 * nothing, when staff ordered for a client, or when nobody takes the money now: its page says why, and
 * tries again.
 */
async function leadToPayment(
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

/** Places the order and leads on to its payment. @throws DomainError as `placeOrder`, `placeAsGuest` */
export async function sendOrder(press: Press) {
  if (press.uploads.length > 0) await keep(press)
  const { actor } = press
  return actor.kind === 'member' ? sendSignedIn(press, actor) : sendSigningUp(press)
}

async function sendSignedIn(press: Press, actor: Member) {
  const { url, headers } = press
  const { client, staff } = whoOrders(actor, url)
  const errors = errorsIn(press, client?.id ?? null)
  if (isWrong(errors)) return askAgain(press, errors)
  const placed = placeOrder(actor, { ...orderIn(press), clientId: parseClientId(url) })
  const ordered = { ...placed, client: staff ? (client?.name ?? '') : null }
  return leadToPayment(actor, ordered, { headers, openedAt: press.url.href })
}

async function sendSigningUp(press: Press) {
  const { actor, form, headers } = press
  const { account, errors: accountErrors } = parseAccount(form)
  const errors = { ...errorsIn(press, null), ...accountErrors }
  if (!account || isWrong(errors)) return askAgain(press, errors)
  const input = { ...orderIn(press), ...account, ...comesFrom(press) }
  const { placed, signedIn } = await placeAsGuest(actor, input)
  for (const line of (await sessionHeaders(signedIn)).getSetCookie()) {
    headers.append('Set-Cookie', line)
  }
  const ordered = { ...placed, client: null }
  return leadToPayment(signedIn.member, ordered, { headers, openedAt: press.url.href })
}

const orderIn = ({ orderFormId, typed, buyer, idempotencyKey, url }: Press) => ({
  orderFormId,
  typed,
  buyer,
  idempotencyKey,
  projectId: projectIn(url),
})

/** Errors of the order; none if this form has placed it already. */
const errorsIn = ({ buyer, orderFormId, typed, idempotencyKey }: Press, clientId: string | null) =>
  wasPlaced({ userId: buyer.userId, email: typed.email }, idempotencyKey)
    ? {}
    : errorsInOrder(buyer, { orderFormId, clientId, typed })

const isWrong = (errors: object) => Object.keys(errors).length > 0
