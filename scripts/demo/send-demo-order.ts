import { db } from '~/db/client.server'
import { offerOf } from '~/features/orders/offer.server'
import { placeOrder } from '~/features/orders/place-order.server'
import { saveOrderDraft } from '~/features/orders/save-order-draft.server'
import type { Member } from '~/permissions/vocabulary'
import { newToken, tokenHash } from '~/platform/ids.server'
import type { DemoOrder } from './load-words/work-items'
import type { Studio } from './studio'
import { typedOf, uploadsOf } from './typed-answers'

/** Fills an order form in and places the order, with its files. @returns its id */
export async function sendDemoOrder(
  { members, offers, companies, projects }: Studio,
  actor: Member,
  { offer: key, client, company, website, answers }: DemoOrder,
): Promise<string> {
  const made = offers.get(key)
  const offer = made && offerOf(db, made.id)
  if (!offer) throw new Error(`${key} is not on sale`)
  const typed = {
    ...typedOf(answers, made.fields),
    formVersion: offer.version.id,
    termVersion: offer.terms?.id ?? '',
    seenPrice: offer.price?.id ?? '',
    ...(offer.terms && { accept: 'on' }),
    for: companies.get(company ?? '') ?? '',
  }
  const orderFormId = made.id
  const buyer = { browser: tokenHash(newToken()), userId: actor.id, address: '127.0.0.1' }
  const uploads = await uploadsOf(answers, made.fields)
  if (uploads.length > 0) await saveOrderDraft(buyer, { orderFormId, values: typed, uploads })
  const { id } = placeOrder(actor, {
    orderFormId,
    typed,
    buyer,
    clientId: client ? members[client].id : null,
    projectId: projects.get(website ?? '') ?? null,
  })
  return id
}
