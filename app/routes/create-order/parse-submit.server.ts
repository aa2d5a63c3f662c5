import { data } from '@remix-run/node'
import type { Typed } from '~/features/drafts/draft'
import { fileControls } from '~/features/orders/offer.server'
import { saveOrderDraft } from '~/features/orders/save-order-draft.server'
import type { ActArgs } from '~/routes/http/act-args'
import { parseFields, parseUploads } from '~/routes/work-items/parse-fields'
import { buyerOf, namedBrowser, ours } from './parse-order.server'
import { formIn, refusedForm } from './read-order-form.server'

/** A press on a button of the form: what was sent with it, and the cookies that go back. */
export type Press = Awaited<ReturnType<typeof readPress>>

export async function readPress(args: ActArgs) {
  const { form, url } = args
  const orderFormId = formIn(url)
  return {
    ...args,
    orderFormId,
    /** The address of the form. */
    here: url.pathname + url.search,
    typed: parseFields(form, ours),
    uploads: uploadsAsked(form, orderFormId),
    /** Ids of files that are taken out of it. */
    removed: form.getAll('remove').filter((id) => typeof id === 'string'),
    buyer: await buyerOf(args),
    headers: new Headers(),
  }
}

/** Its files; where no question asks for one it is none of the order's. */
function uploadsAsked(form: FormData, orderFormId: string) {
  const asked = fileControls(orderFormId)
  return parseUploads(form, /^answer-/).filter(({ field }) => asked?.includes(field) ?? true)
}

/**
 * Saves the values of the form for this browser, which gets a name for it. The consent to the terms is not
 * saved: the buyer ticks that box.
 *
 * @throws DomainError as `saveOrderDraft`
 */
export async function keep(press: Press, { without = [] }: { without?: string[] } = {}) {
  const { context, headers, orderFormId, uploads, removed, idempotencyKey } = press
  const named = await namedBrowser(press.buyer)
  press.buyer = named.buyer
  if (named.cookie) headers.append('Set-Cookie', named.cookie)
  const kept = Object.entries(press.typed).filter(
    ([name]) => !['accept', ...without].includes(name),
  )
  const values: Typed = Object.fromEntries(kept)
  await saveOrderDraft(named.buyer, {
    orderFormId,
    values,
    uploads,
    forget: removed,
    idempotencyKey,
  })
  context.filesKept = true
}

/** The answer to a form that is not right yet. */
export const askAgain = (press: Press, errors: Record<string, string[]>) =>
  data(refusedForm(press, press.typed, errors), { status: 400, headers: press.headers })
