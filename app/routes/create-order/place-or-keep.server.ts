import { data, redirect } from '@remix-run/node'
import { Fault } from '~/faults'
import { keepOrderDraft } from '~/features/order-drafts/keep-order-draft.server'
import { errorsInOrder, wasPlaced } from '~/features/orders/order-question.server'
import { placeAsGuest } from '~/features/orders/place-as-guest.server'
import { placeOrder } from '~/features/orders/place-order.server'
import { clientUnknown } from '~/features/requests/client-for.server'
import { queryOf } from '~/map/path-to'
import { errorText } from '~/messages/errors'
import { canOrderForOthers } from '~/permissions/orders'
import { originOf, sessionHeaders } from '~/routes/accounts/enter.server'
import { faultAnswer } from '~/routes/http/fault-answer'
import { redirectWithFlash } from '~/routes/http/flash.server'
import type { ActArgs } from '~/routes/http/handle.server'
import { mailedFlash } from '~/routes/http/mailed-flash.server'
import { openedBy } from '~/routes/http/opened-by'
import { leadToPayment } from './lead-to-payment.server'
import { formIn, orderAgain, projectIn } from './order-answer.server'
import { accountIn, buyerOf, namedBrowser, typedIn, uploadsIn } from './posted.server'
import { clientIn, clientPath, whoOrders } from './who-orders.server'

/**
 * What the buttons of the form do. Files are kept before anything else is looked at; words are kept
 * where the form is left, and come back with every refusal.
 */
export async function placeOrKeep(args: ActArgs) {
  const { actor, form, url, submission } = args
  const typed = typedIn(form)
  const orderFormId = formIn(url)
  const here = url.pathname + url.search
  const headers = new Headers()
  const leaves = leavesFor(args)
  const opened = openedBy(args)
  let buyer = await buyerOf(args)
  const keep = async (forget: string[] = []) => {
    const named = await namedBrowser(buyer)
    buyer = named.buyer
    if (named.cookie) headers.append('Set-Cookie', named.cookie)
    const uploads = uploadsIn(form)
    // Kept for whoever logs in: the box is ticked again by who buys.
    const { accept: _, ...values } = typed
    // Another client has other companies.
    if (leaves !== null && actor.kind === 'member') delete values.for
    await keepOrderDraft(named.buyer, { orderFormId, values, uploads, forget, submission })
    args.context.filesKept = true
  }
  const again = (error: Record<string, string[]>) => orderAgain({ actor, url, buyer }, typed, error)
  try {
    const placedBefore = wasPlaced(submission)
    const forget = form.getAll('remove').filter((id) => typeof id === 'string')
    const onSale = again({}).step !== null
    if (
      !placedBefore &&
      onSale &&
      (leaves !== null || forget.length > 0 || uploadsIn(form).length > 0)
    ) {
      await keep(forget)
      if (forget.length > 0) return redirect(here, { status: 303, headers })
    }
    if (leaves !== null && onSale) return leaveTo(leaves, args, headers)
    const { account, errors: accountErrors } = accountIn(form)
    const clientId = actor.kind === 'guest' ? null : (whoOrders(actor, url).client?.id ?? null)
    const errors = {
      ...(placedBefore ? {} : errorsInOrder(buyer, { orderFormId, clientId, typed })),
      ...(actor.kind === 'guest' && accountErrors),
    }
    if (Object.keys(errors).length > 0) return data(again(errors), { status: 400, headers })
    const input = { orderFormId, typed, buyer, submission, projectId: projectIn(url) }
    if (actor.kind === 'member') {
      const placed = placeOrder(actor, { ...input, clientId: clientIn(url) })
      const client = whoOrders(actor, url)
      const ordered = { ...placed, client: client.staff ? (client.client?.name ?? '') : null }
      return await leadToPayment(actor, ordered, { headers, opened })
    }
    if (!account) return data(again(accountErrors), { status: 400, headers })
    const { placed, signedIn } = await placeAsGuest(actor, {
      ...input,
      ...account,
      ...originOf(args),
    })
    for (const line of (await sessionHeaders(signedIn)).getSetCookie()) {
      headers.append('Set-Cookie', line)
    }
    return await leadToPayment(signedIn.member, { ...placed, client: null }, { headers, opened })
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    if (fault.code === 'sign-up-mailed') {
      await keep()
      return redirectWithFlash(loginPath(here), mailedFlash(actor, errorText(fault)), headers)
    }
    const field = fault.code === 'email-taken' ? 'email' : fault.details.field
    const answer = faultAnswer(fault)
    const error: Record<string, string[]> = field ? { [field]: [answer.fault.text] } : {}
    return data({ ...again(error), ...answer }, { status: fault.status, headers })
  }
}

/**
 * Where the form is left for, which is kept meanwhile: to the login, to the clients. Staff come there too
 * when whom they have chosen is no client any more.
 */
function leavesFor({ actor, form, url }: ActArgs): string | null {
  const intent = form.get('intent')
  if (intent === 'login' && actor.kind === 'guest') return loginPath(url.pathname + url.search)
  if (!canOrderForOthers(actor)) return null
  return intent === 'client' || !whoOrders(actor, url).client ? clientPath(url) : null
}

function leaveTo(path: string, { actor, form }: ActArgs, headers: Headers) {
  if (actor.kind === 'guest' || form.get('intent') === 'client') {
    return redirect(path, { status: 303, headers })
  }
  const text = errorText(clientUnknown('order'))
  return redirectWithFlash(path, { kind: 'error', text }, headers)
}

const loginPath = (here: string) => `/login${queryOf({ redirectTo: here })}`
