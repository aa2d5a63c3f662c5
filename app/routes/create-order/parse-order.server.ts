import type { ActionFunctionArgs } from '@remix-run/node'
import { buyerSchema } from '~/features/accounts/account-schema.server'
import type { Buyer } from '~/features/drafts/order-draft.server'
import { fieldMessages } from '~/messages/fields'
import type { Actor } from '~/permissions/vocabulary'
import { orderDraftCookie } from '~/platform/cookies.server'
import { newToken, tokenHash } from '~/platform/ids.server'
import { textField } from '~/routes/http/form.server'

/** Names of the fields for a buyer who signs up by the order, in the order of the form. */
export const buyerNames = buyerSchema.keyof().options

const keptNames = buyerNames.filter((name) => name !== 'password')

/** Names of the typed fields in the form of an order; a password is not one of them. */
export const ours = new RegExp(
  `^(answer-.+|for|formVersion|termVersion|seenPrice|accept|${keptNames.join('|')})$`,
)

/**
 * Reads the account of somebody who signs up by the order, or what is wrong with it, by the names of the
 * controls.
 */
export function parseAccount(form: FormData) {
  // An empty field counts as missing.
  const given = (name: string) => textField(form, name) || undefined
  const read = buyerSchema.safeParse(
    Object.fromEntries(buyerNames.map((name) => [name, given(name)])),
  )
  if (read.success) return { account: read.data, errors: {} }
  const errors: Record<string, string[]> = {}
  for (const { path, message } of read.error.issues) {
    errors[String(path[0])] ??= [message || fieldMessages.invalid]
  }
  return { account: null, errors }
}

type From = Pick<ActionFunctionArgs, 'request' | 'context'> & { actor: Actor }

/** Owner of the drafts: this browser's guest, or the signed-in person. */
export async function buyerOf({ request, context, actor }: From): Promise<Buyer> {
  const token = await orderDraftCookie.parse(request.headers.get('Cookie'))
  return {
    browser: typeof token === 'string' ? tokenHash(token) : null,
    userId: actor.kind === 'member' ? actor.id : null,
    address: context.address,
  }
}

/** A browser that has no name yet gets one, with the cookie that says so. */
export async function namedBrowser(buyer: Buyer) {
  if (buyer.browser !== null) return { buyer: { ...buyer, browser: buyer.browser }, cookie: null }
  const token = newToken()
  return {
    buyer: { ...buyer, browser: tokenHash(token) },
    cookie: await orderDraftCookie.serialize(token),
  }
}
