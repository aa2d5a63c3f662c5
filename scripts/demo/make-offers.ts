import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderForms, orderTerms, orderTypes, prices } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { createResponse } from '~/features/canned-responses/create-response.server'
import { createOrderForm } from '~/features/order-forms/create-form.server'
import { publishOrderForm } from '~/features/order-forms/publish-order-form.server'
import { setProductImage } from '~/features/order-forms/set-product-image.server'
import { updateOrderForm } from '~/features/order-forms/update-form.server'
import { createTerm } from '~/features/order-terms/create-term.server'
import { publishTerm } from '~/features/order-terms/publish-term.server'
import { createOrderType } from '~/features/order-types/create-type.server'
import { createPriceProduct } from '~/features/prices/add-price.server'
import type { Member } from '~/permissions/vocabulary'
import { cannedOfOrders } from './canned'
import { passTime } from './clock'
import { paint } from './make-file'
import type { Members } from './make-people'
import { addFieldTo, type MadeForm } from './make-types'
import { offerPictures } from './offer-pictures'
import { type DemoOffer, demoOffers, demoTerms } from './offers'

/** The names that the studio's sales need and somebody else has taken. */
export function takenOffers(): string[] {
  const own = new Set([demoTerms.name, ...demoOffers.flatMap(({ name, type }) => [name, type])])
  return [orderForms, orderTypes, orderTerms]
    .flatMap((table) => db.select({ name: table.name }).from(table).all())
    .flatMap(({ name }) => (own.has(name) ? [name] : []))
}

/** Something that is sold, with the questions of its form. */
export type MadeOffer = { id: string; fields: MadeForm['fields'] }

/**
 * What the studio sells: its types, terms, prices and forms, all of it published.
 *
 * @returns the terms, and what is sold by its name
 */
export async function makeOffers(
  members: Members,
): Promise<{ termId: string; offers: Map<string, MadeOffer> }> {
  const { ingrid } = members
  const termId = createTerm(ingrid, demoTerms)
  publishTerm(ingrid, { id: termId, published: true })
  const types = new Map<string, string>()
  const offers = new Map<string, MadeOffer>()
  for (const offer of demoOffers) {
    passTime(1)
    const typeId = types.get(offer.type) ?? createOrderType(ingrid, { name: offer.type })
    types.set(offer.type, typeId)
    offers.set(offer.name, await makeOffer(members, offer, { termId, typeId }))
  }
  for (const response of cannedOfOrders) {
    createResponse(members.joon, { type: 'order', ...response })
  }
  return { termId, offers }
}

async function makeOffer(
  members: Members,
  offer: DemoOffer,
  { termId, typeId }: { termId: string; typeId: string },
): Promise<MadeOffer> {
  const { ingrid, amara } = members
  const id = createOrderForm(ingrid, { name: offer.name })
  const [deliveryTime, deliveryUnit] = offer.delivery
  updateOrderForm(ingrid, {
    id,
    version: 1,
    name: offer.name,
    productName: offer.name,
    description: offer.description,
    includes: offer.includes.join('\n'),
    orderTypeId: typeId,
    priceId: offer.amount === null ? null : makePrice(ingrid, offer.name, offer.amount),
    priority: 'medium',
    deliveryTime,
    deliveryUnit,
    termId,
    assigneeId: offer.assignee ? members[offer.assignee].id : null,
    followers: offer.followers.map((name) => members[name].id),
    autoResponse: offer.answer,
    autoResponseSenderId: offer.answer ? amara.id : null,
    webhook: null,
  })
  const formId = db.select().from(orderForms).where(eq(orderForms.id, id)).get()?.formId ?? ''
  const fields = transaction((tx) =>
    offer.fields.map((field, at) => addFieldTo(tx, ingrid, formId, field, at + 1)),
  )
  const picture = await paint(offerPictures[offer.name] ?? '', 1056)
  await setProductImage(ingrid, { id, upload: new File([picture], 'picture.png') })
  publishOrderForm(ingrid, { id })
  return { id, fields }
}

function makePrice(actor: Member, name: string, amount: number): string {
  const productId = createPriceProduct(actor, { name, amount, currency: 'usd', label: '' })
  return db.select().from(prices).where(eq(prices.productId, productId)).get()?.id ?? ''
}
